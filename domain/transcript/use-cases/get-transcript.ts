import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { OffsetMs } from "../../kernel/offset-ms.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireOwnTask } from "../../task/shared/require-own-task.ts"
import { isSpoken } from "../../task/source.ts"
import { Speaker } from "../../task/speaker.ts"
import type { Task } from "../../task/task.ts"
import { linesOf } from "../columns.ts"
import { liveLines } from "../shared/live-lines.ts"
import { transcriptWithoutWords } from "../shared/transcript-without-words.ts"
import { type TranscriptRange, TranscriptStore } from "../transcript-store.port.ts"
import { type Line, Segment } from "../transcript.ts"

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
    from: Schema.optionalKey(OffsetMs),
    to: Schema.optionalKey(OffsetMs),
    words: Schema.optionalKey(Schema.Boolean),
  }),
  output: TranscriptView,
  run: Effect.fnUntraced(function*({ taskId, from, to, words = false }) {
    const task = yield* requireOwnTask(taskId)
    const isComplete = task.transcription._tag === "Completed"
    // What was written has no times: it is given whole.
    const range = isSpoken(task.source) ? { from: from ?? null, to: to ?? null } : { from: null, to: null }
    const found = words ? yield* withWords(task, range) : yield* withoutWords(task, range)
    return { taskId, isComplete, ...found }
  }),
})

const withWords = Effect.fnUntraced(function*({ id, transcription }: Task, range: TranscriptRange) {
  const transcripts = yield* TranscriptStore
  return transcription._tag === "Completed"
    ? yield* transcripts.range(id, range)
    : { segments: yield* liveLines(id, range), speakers: [] }
})

/** Words are most of what is stored: they are not even read. */
const withoutWords = Effect.fnUntraced(function*(task: Task, { from, to }: TranscriptRange) {
  const { columns, speakers } = yield* transcriptWithoutWords(task, null)
  const lines = linesOf(columns).filter(({ begin, end }) =>
    (from === null || end > from) && (to === null || begin < to)
  )
  return { segments: lines.map(wordless), speakers }
})

const wordless = (line: Line): Segment => ({ ...line, words: [] })
