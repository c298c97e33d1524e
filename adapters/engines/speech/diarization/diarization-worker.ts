import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Span } from "#domain/recognition/speech.ts"
import { Schema } from "effect"
import { diarize } from "./diarize.ts"

const decode = Schema.decodeUnknownPromise(Schema.Struct({
  path: Schema.String,
  speech: Schema.Array(Span),
  count: Schema.NullOr(Schema.Int),
}))

answerParent(async (request) => {
  const { path, speech, count } = await decode(request)
  return diarize(path, speech, count)
})
