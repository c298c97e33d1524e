import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { OffsetMs } from "../../kernel/offset-ms.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { Speaker } from "../../task/speaker.ts"
import { isTimed } from "../shared/is-timed.ts"
import { linesWithoutWords, linesWithWords } from "../steps/lines-in-range.ts"
import { Segment } from "../transcript.ts"

export const TranscriptView = wire({
  taskId: TaskId,
  /** False while the recording is still being transcribed: more lines will follow. */
  isComplete: Schema.Boolean,
  speakers: Schema.Array(Speaker),
  segments: Schema.Array(Segment),
})

/** The lines that overlap [from, to), in milliseconds; all of a text without times. Words and their times are included only on request. */
export const getTranscript = useCase("transcript.getTranscript", {
  input: wire({
    taskId: TaskId,
    from: Schema.optionalKey(OffsetMs),
    to: Schema.optionalKey(OffsetMs),
    words: Schema.optionalKey(Schema.Boolean),
  }),
  output: TranscriptView,
  run: Effect.fnUntraced(function*({ taskId, from, to, words = false }) {
    const task = yield* requireTask(taskId)
    const isComplete = task.transcription._tag === "Completed"
    const isRange = from !== undefined || to !== undefined
    // Text without times is returned whole.
    const range = isRange && (yield* isTimed(task)) ? { from: from ?? null, to: to ?? null } : { from: null, to: null }
    const found = words ? yield* linesWithWords(task, range) : yield* linesWithoutWords(task, range)
    const isEmpty = range.from !== null && range.to !== null && range.from >= range.to
    return { taskId, isComplete, ...found, ...(isEmpty && { segments: [] }) }
  }),
})
