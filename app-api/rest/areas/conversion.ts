import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import { getConvertedFile } from "#domain/conversion/use-cases/get-converted-file.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { ConversionId } from "#domain/kernel/ids.ts"
import { TaskView } from "#domain/library/task-view.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers, inputWithout, responding } from "../envelope.ts"
import { answersMedia, says } from "../shapes.ts"
import { sendDownload } from "../streams-and-files/send-media.ts"

const { get, post, delete: remove } = HttpApiEndpoint

const OneConversion = { id: ConversionId }
const oneJob = "/api/media-tools/jobs/:id"

export const Conversion = HttpApiGroup.make("conversion").annotate(
  OpenApi.Description,
  "Sound taken out of videos, and smaller sound files",
).add(
  get("listConversions", "/api/media-tools/jobs", {
    query: listConversions.input,
    ...answers(listConversions.output),
  }).annotateMerge(
    says("List conversions", "Newest first; their files are kept for a day, the list for another week."),
  ),
  post("convertMedia", "/api/media-tools/jobs", { payload: convertMedia.input, ...answers(convertMedia.output) })
    .annotateMerge(
      says(
        "Convert a file",
        "`extract` takes the sound out of an uploaded video, `compress` makes a sound file smaller. Open the upload with `for: tool`: it can have 1 GB. `conversion_id` instead of `upload_id` processes an earlier source again. Costs no minutes.",
      ),
    ),
  get("getConversion", oneJob, { params: OneConversion, ...answers(getConversion.output) }).annotateMerge(
    says("Get a conversion", "With its progress and, once completed, a download link that works for 24 hours."),
  ),
  remove("deleteConversion", oneJob, { params: OneConversion, ...answers(deleteConversion.output) }).annotateMerge(
    says("Delete a conversion", "With its source and its result, whether it has ended or not."),
  ),
  post("cancelConversion", `${oneJob}/cancel`, { params: OneConversion, ...answers(cancelConversion.output) })
    .annotateMerge(says("Cancel a conversion", "Stops it. Its source is kept for a day.")),
  post("transcribeConversion", `${oneJob}/transcribe`, {
    params: OneConversion,
    payload: inputWithout(transcribeConversion.input, "conversionId"),
    ...answers(TaskView),
  }).annotateMerge(
    says(
      "Transcribe the file of a conversion",
      "Creates a task, for minutes, from the source if a task can be that large, otherwise from the result. Needs an account.",
    ),
  ),
).middleware(Authentication).add(
  get("getConvertedFile", `${oneJob}/file`, {
    params: OneConversion,
    query: inputWithout(getConvertedFile.input, "conversionId"),
    ...answersMedia,
  }).annotateMerge(
    says(
      "Download the result of a conversion",
      "The file behind a download link, with byte ranges. Answers 410 once the link has expired.",
    ),
  ).middleware(Visiting),
)

export const ConversionRoutes = HttpApiBuilder.group(
  areaApi(Conversion),
  "conversion",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const answerTask = yield* answeringWithTask
      const respond = yield* responding
      return handlers
        .handleRaw("getConvertedFile", ({ params, query, request: { headers } }) =>
          respond(
            Effect.flatMap(
              getConvertedFile.run({ ...query, conversionId: params.id }),
              (file) => sendDownload({ file, headers, cacheControl: "private, no-store" }),
            ),
          ))
        .handleAll({
          listConversions: ({ query }) => answer(listConversions, query),
          convertMedia: ({ payload }) => answer(convertMedia, payload),
          getConversion: ({ params }) => answer(getConversion, { conversionId: params.id }),
          deleteConversion: ({ params }) => answer(deleteConversion, { conversionId: params.id }),
          cancelConversion: ({ params }) => answer(cancelConversion, { conversionId: params.id }),
          transcribeConversion: ({ params, payload }) =>
            answerTask(transcribeConversion, { ...payload, conversionId: params.id }),
        })
    }),
)
