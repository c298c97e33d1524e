import { Effect } from "effect"
import type { Task } from "../../task/task.ts"
import { columnsOf } from "../columns.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { liveLines } from "./live-lines.ts"

/** A transcript without word times, at most so many lines of it; while it is being made, what there is so far. */
export const transcriptWithoutWords = Effect.fnUntraced(function*({ id, transcription }: Task, most: number | null) {
  const transcripts = yield* TranscriptStore
  if (transcription._tag === "Completed") return { isComplete: true, ...(yield* transcripts.plain(id, most)) }
  const lines = yield* liveLines(id, { from: null, to: null })
  const columns = columnsOf(most === null ? lines : lines.slice(0, most))
  return { isComplete: false, revision: 0, count: lines.length, speakers: [], columns }
})
