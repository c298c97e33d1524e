import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { OffsetMs } from "../../kernel/offset-ms.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { getTranscript, TranscriptView } from "./get-transcript.ts"

/** What was said from `around` milliseconds before an offset to `around` after it (default 15 s). */
export const getMoment = useCase("transcript.getMoment", {
  input: wire({
    taskId: TaskId,
    at: OffsetMs,
    around: Schema.optionalKey(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 600_000 }))),
  }),
  output: TranscriptView,
  run: Effect.fnUntraced(function*({ taskId, at, around = 15_000 }) {
    return yield* getTranscript.run({ taskId, from: Math.max(0, at - around), to: at + around, words: true })
  }),
})
