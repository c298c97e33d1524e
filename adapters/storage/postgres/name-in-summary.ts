import { AnalysisResult } from "#domain/analysis/analysis-result.ts"
import { namedSummary } from "#domain/analysis/named-analysis.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import { summaryWords } from "./full-text.ts"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"
import { ownerOf } from "./task-row.ts"

/** Writes the summary as readers see it, for the search and for excerpts. */
export const showSummary = async (q: Kysely<Tables>, id: TaskId, summary: string): Promise<void> => {
  await q.updateTable("analysis").set({ summary: text(summary) }).where("task_id", "=", id).execute()
  const words = summaryWords(summary, await ownerOf(q, id))
  await q.updateTable("task").set({ summary_words: words }).where("id", "=", id).execute()
}

/** The same after a change of names: a stored summary refers to speakers by id. */
export const nameInSummary = async (q: Kysely<Tables>, id: TaskId, speakers: ReadonlyArray<Speaker>): Promise<void> => {
  const row = await q.selectFrom("analysis").select(["summary", "result"]).where("task_id", "=", id).executeTakeFirst()
  if (row === undefined) return
  const summary = namedSummary(Schema.decodeUnknownSync(AnalysisResult)(row.result).summary, speakers)
  if (summary !== row.summary) await showSummary(q, id, summary)
}

export const speakersIn = (list: unknown): ReadonlyArray<Speaker> =>
  list === null ? [] : Schema.decodeUnknownSync(Schema.Array(Speaker))(list)
