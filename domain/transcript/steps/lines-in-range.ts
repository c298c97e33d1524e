import { Effect } from "effect"
import type { PageRequest } from "../../kernel/page.ts"
import type { Task } from "../../task/task.ts"
import { linesOf } from "../columns.ts"
import { liveLines } from "../shared/live-lines.ts"
import { transcriptWithoutWords } from "../shared/transcript-without-words.ts"
import { type TranscriptRange, TranscriptStore } from "../transcript-store.port.ts"
import { type Line, type Segment } from "../transcript.ts"

export const linesWithWords = Effect.fnUntraced(function*(task: Task, range: TranscriptRange) {
  const transcripts = yield* TranscriptStore
  return task.transcription._tag === "Completed"
    ? yield* transcripts.range(task.id, range)
    : { segments: yield* liveLines(task, range), speakers: [] }
})

/** Words are most of what is stored, so they are not even loaded. */
export const linesWithoutWords = Effect.fnUntraced(function*(task: Task, { from, to }: TranscriptRange) {
  const { columns, speakers } = yield* transcriptWithoutWords(task, null)
  const lines = linesOf(columns).filter(({ begin, end }) =>
    (from === null || end > from) && (to === null || begin < to)
  )
  return { segments: lines.map(wordless), speakers }
})

/** One page of them; of a large transcript, no more than that is read. */
export const pageOfLines = Effect.fnUntraced(
  function*(task: Task, range: TranscriptRange, paged: PageRequest, words: boolean) {
    const transcripts = yield* TranscriptStore
    const found = task.transcription._tag === "Completed"
      ? yield* transcripts.page(task.id, range, paged)
      : pageOf(yield* liveLines(task, range), paged)
    return words ? found : { ...found, segments: found.segments.map(wordless) }
  },
)

const pageOf = (lines: ReadonlyArray<Segment>, { page, pageSize }: PageRequest) => ({
  segments: lines.slice((page - 1) * pageSize, page * pageSize),
  speakers: [],
  total: lines.length,
})

const wordless = ({ id, begin, end, text, speakerId }: Line): Segment => ({
  id,
  begin,
  end,
  text,
  speakerId,
  words: [],
})
