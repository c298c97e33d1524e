import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { OffsetMs } from "../../kernel/offset-ms.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { Speaker } from "../../task/speaker.ts"
import { linePageFields, linesAskedFor, pagedFields } from "../steps/lines-asked-for.ts"
import { Segment } from "../transcript.ts"

export const TranscriptView = wire({
  taskId: TaskId,
  /** False while the recording is still being transcribed: more lines will follow. */
  isComplete: Schema.Boolean,
  speakers: Schema.Array(Speaker),
  segments: Schema.Array(Segment),
  ...pagedFields,
})

/**
 * The lines that overlap [from, to), in milliseconds; all of a text without times. One page of them, or all. Words and their times are
 * included only on request.
 */
export const getTranscript = useCase("transcript.getTranscript", {
  input: wire({
    taskId: TaskId,
    from: Schema.optionalKey(OffsetMs),
    to: Schema.optionalKey(OffsetMs),
    words: Schema.optionalKey(Schema.Boolean),
    ...linePageFields,
  }),
  output: TranscriptView,
  run: Effect.fnUntraced(function*({ taskId, ...asked }) {
    const task = yield* requireTask(taskId)
    return { taskId, isComplete: task.transcription._tag === "Completed", ...yield* linesAskedFor(task, asked) }
  }),
})
