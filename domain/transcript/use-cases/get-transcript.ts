import { Effect, Schema } from "effect"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { liveSegments } from "../../pipeline/use-cases/live-segments.ts"
import { TaskId } from "../../task/task-id.ts"
import type { Task } from "../../task/task.ts"
import { ownTask } from "../../task/use-cases/load-task.ts"
import { Moment } from "../speech.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { Segment, Speaker } from "../transcript.ts"

export const TranscriptView = wire({
  taskId: TaskId,
  /** False while the recording is still being transcribed: more lines will follow. */
  isComplete: Schema.Boolean,
  speakers: Schema.Array(Speaker),
  segments: Schema.Array(Segment),
})

/** Lines of a transcript that overlap [from, to) in milliseconds, words with their times only when asked for. */
export const getTranscript = useCase("transcript.getTranscript", {
  input: wire({
    taskId: TaskId,
    from: Schema.optionalKey(Moment),
    to: Schema.optionalKey(Moment),
    words: Schema.optionalKey(Schema.Boolean),
  }),
  output: TranscriptView,
  run: Effect.fnUntraced(function*({ taskId, from, to, words = false }) {
    const task = yield* ownTask(taskId)
    const transcripts = yield* TranscriptStore
    const isComplete = task.transcription._tag === "Completed"
    // What was written has no times: it is given whole.
    const range = isSpoken(task) ? { from: from ?? null, to: to ?? null } : { from: null, to: null }
    const { segments, speakers } = isComplete
      ? yield* transcripts.range(taskId, range)
      : { segments: yield* liveSegments(taskId, range), speakers: [] }
    return {
      taskId,
      isComplete,
      speakers,
      segments: words ? segments : segments.map(withoutWords),
    }
  }),
})

const withoutWords = (segment: Segment): Segment => ({ ...segment, words: [] })

const isSpoken = ({ source }: Task): boolean => source !== "document" && source !== "text"
