import type { ConversionView } from "#domain/conversion/conversion-view.ts"
import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { taskLine } from "../texts/task-text.ts"
import { tool } from "../tool.ts"
import { optionFieldWords } from "./fields.ts"
import { always } from "./questions.ts"

const idField = { conversion_id: "From convert_media or list_conversions." }

const line = (one: ConversionView): string =>
  [
    `- "${one.fileName}" ${one.id} [${one.status}] to ${one.format}, ${one.quality} %`,
    ...(one.status === "processing" ? [`${Math.floor(one.progress * 100)} % done`] : []),
    ...(one.processedSize === null ? [] : [`${one.originalSize} bytes became ${one.processedSize}`]),
    ...(one.isLarger ? ["the result is larger than the source"] : []),
    ...(one.lossyToLossless ? ["the source had lost quality already: WAV does not bring it back"] : []),
    ...(one.downloadUrl === null ? [] : [`download until ${one.expiresIn} s from now: ${one.downloadUrl}`]),
    ...(one.errorMessage === null ? [] : [one.errorMessage]),
  ].join("; ")

export const conversionTools = [
  tool(listConversions, {
    name: "list_conversions",
    title: "List conversions",
    description: "Files made by convert_media, newest first, with their download links.",
    fields: { page: "Page, from 1.", page_size: "Items per page, up to 100." },
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items, total }) => [...items.map(line), `${items.length} of ${total}`].join("\n"),
  }),
  tool(getConversion, {
    name: "get_conversion",
    title: "Get a conversion",
    description: "The progress of a conversion and, once completed, its download link, which works for 24 hours.",
    fields: idField,
    readOnlyHint: true,
    idempotentHint: true,
    say: line,
  }),
  tool(convertMedia, {
    name: "convert_media",
    title: "Convert a media file",
    description:
      "Take the sound out of an uploaded video (extract), or make an uploaded sound file smaller (compress), into mp3, "
      + "wav, m4a or aac. Call create_upload_ticket with for: tool first. Costs no minutes. Follow it with get_conversion.",
    fields: {
      upload_id: "Id of the upload.",
      conversion_id: "Instead of an upload: process the source of this conversion again.",
      tool: "extract for a video, compress for a sound file.",
      format: "mp3, wav, m4a or aac.",
      quality: "10 to 90 per cent, 40 by default: 10 to 30 for speech, 60 to 90 for music.",
    },
    say: (one) => `${line(one)}\nCall get_conversion with its id until it has ended.`,
  }),
  tool(cancelConversion, {
    name: "cancel_conversion",
    title: "Cancel a conversion",
    description: "Stop a conversion that is waiting or processing.",
    fields: idField,
    destructiveHint: true,
    say: line,
  }),
  tool(deleteConversion, {
    name: "delete_conversion",
    title: "Delete a conversion",
    description: "Delete a conversion with its files, for good.",
    fields: idField,
    destructiveHint: true,
    ask: always("Delete this conversion with its files?"),
    say: () => "Deleted",
  }),
  tool(transcribeConversion, {
    name: "transcribe_conversion",
    title: "Transcribe the file of a conversion",
    description: "Create a task from the file of a conversion, for minutes. Follow it with job_status.",
    fields: {
      ...idField,
      speakers: "Number of speakers, 1 to 8; 0 to detect it.",
      hotwords: "Names and terms that occur in the recording.",
      auto_start: "False to keep the task without starting it.",
      ...optionFieldWords,
    },
    say: (task) => `Created ${taskLine(task).slice(2)}\nCall job_status with its id until it is over.`,
  }),
]
