import { Effect } from "effect"
import type { Task } from "../../task/task.ts"
import { columnsOf } from "../columns.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import { liveLines } from "./live-lines.ts"

/** At most `limit` lines (null for all) without word times; during transcription, the lines so far. */
export const transcriptWithoutWords = Effect.fnUntraced(function*(task: Task, limit: number | null) {
  const transcripts = yield* TranscriptStore
  if (task.transcription._tag === "Completed") {
    return { isComplete: true, ...(yield* transcripts.plain(task.id, limit)) }
  }
  const lines = yield* liveLines(task, { from: null, to: null })
  const columns = columnsOf(limit === null ? lines : lines.slice(0, limit))
  return { isComplete: false, revision: 0, linesRevision: 0, count: lines.length, speakers: [], columns }
})
