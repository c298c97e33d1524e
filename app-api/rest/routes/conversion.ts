import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import { getConvertedFile } from "#domain/conversion/use-cases/get-converted-file.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { answeringWithTask } from "../answering-with-task.ts"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendDownload } from "../streams-and-files/send-media.ts"

export const ConversionRoutes = HttpApiBuilder.group(
  Api,
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
