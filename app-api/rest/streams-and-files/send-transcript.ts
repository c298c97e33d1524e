import { Segment } from "#domain/transcript/transcript.ts"
import { getTranscript } from "#domain/transcript/use-cases/get-transcript.ts"
import { Effect, Schema } from "effect"
import { withLines } from "./with-lines.ts"

const encodeFrame = Schema.encodeSync(getTranscript.output)
const encodeLine = Schema.encodeSync(Segment)

/** Lines of a transcript. */
export const sendTranscript = Effect.fnUntraced(function*(wanted: (typeof getTranscript)["input"]["Type"]) {
  const { segments, ...frame } = yield* getTranscript.run(wanted)
  return yield* withLines(encodeFrame({ ...frame, segments: [] }), "segments", segments, encodeLine)
})
