import { exportFields } from "#domain/export/export-options.ts"
import { exportTask } from "#domain/export/use-cases/export-task.ts"
import { MalformedRequest } from "#domain/kernel/errors.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { useCase } from "#domain/kernel/use-case.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Effect, Schema, Struct } from "effect"
import { cutAt } from "../texts/cut-at.ts"
import { type Attachment, tool } from "../tool.ts"
import { taskIdField } from "./fields.ts"

/** The most characters of text, and bytes of a file, that fit in one answer. */
const maxTextLength = 24_000
const maxFileSize = 524_288

const Exported = wire({
  fileName: Schema.String,
  mediaType: Schema.String,
  /** Of the whole file, in bytes. */
  size: Schema.Int,
  /** A text format: the file, or a part of it. */
  text: Schema.NullOr(Schema.String),
  /** Where the next part of a text begins; null at its end. */
  next: Schema.NullOr(Schema.Int),
  /** The page of the task, where a person exports a file that is too large for an answer. */
  url: Schema.NullOr(Schema.String),
  uri: Schema.String,
  bytes: Schema.optionalKey(Schema.Uint8ArrayFromBase64),
})
type Exported = typeof Exported.Type

/** The export in a form that a model can use: text in parts, small files attached, large ones as an address. */
const exportForModel = useCase("export.exportTask", {
  input: wire({
    taskId: TaskId,
    ...exportFields,
    offset: Schema.optionalKey(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
  }),
  output: Exported,
  run: Effect.fnUntraced(function*({ offset = 0, ...wanted }) {
    const { fileName, mediaType, body } = yield* exportTask.run(wanted)
    const { url: address } = yield* PublicAddress
    const uri = `task://${wanted.taskId}/export/${encodeURIComponent(fileName)}`
    const named = { fileName, mediaType, uri }
    if (body._tag === "Text") {
      if (offset > 0 && offset >= body.text.length) {
        const last = Math.max(0, body.text.length - 1)
        return yield* new MalformedRequest({ issues: [brokenRule("offset", "between", { min: 0, max: last })] })
      }
      const end = cutAt(body.text, offset + maxTextLength)
      const next = end < body.text.length ? end : null
      const size = Buffer.byteLength(body.text)
      return { ...named, size, text: body.text.slice(offset, end), next, url: null }
    }
    const size = body.bytes.byteLength
    const rest = { ...named, size, text: null, next: null }
    return size <= maxFileSize
      ? { ...rest, url: null, bytes: body.bytes }
      : { ...rest, url: `${address}/transcribe/task/${wanted.taskId}` }
  }),
})

export const exportTaskTool = tool(exportForModel, {
  name: "export_task",
  title: "Export a task as a file",
  description:
    "Get a task as a file. txt, md, srt, vtt, json and svg come as text, long ones in parts: continue with offset=next. "
    + "docx, pdf, png and xmind come as an attached file; if it is too large, the user exports it in the app. png, svg and xmind are the mind "
    + "map and need an analysed task; srt and vtt need a recording.",
  fields: {
    ...taskIdField,
    content:
      "transcript, summary, mind_map, or all (transcript and summary); by default what the format usually holds.",
    language: "A language it has been translated into, from list_target_languages; the original by default.",
    bilingual: "With srt or vtt and a language: the original, and that language under it.",
    timestamps: "False leaves the times out; true writes them into a mind map.",
    speakers: "False leaves the speakers' names out.",
    offset: "Characters of the text to skip; 0 by default.",
  },
  readOnlyHint: true,
  idempotentHint: true,
  fit: (file) => ({ kept: Struct.omit(file, ["bytes"]), rest: restOf(file) }),
  attach,
  say: ({ text, fileName, size }) => text ?? `${fileName} (${size} bytes).`,
})

const restOf = ({ next, url }: Pick<Exported, "next" | "url">): string | null => {
  if (next !== null) return `(The file continues: call export_task again with offset=${next}.)`
  return url === null ? null : `It is too large to return here. The user can export it on the page of the task: ${url}`
}

function attach({ bytes, mediaType, uri }: Exported): ReadonlyArray<Attachment> {
  if (bytes === undefined) return []
  const blob = Buffer.from(bytes).toString("base64")
  return mediaType === "image/png"
    ? [{ type: "image", data: blob, mimeType: mediaType }]
    : [{ type: "resource", resource: { uri, mimeType: mediaType, blob } }]
}
