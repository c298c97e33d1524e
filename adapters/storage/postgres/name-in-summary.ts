import { AnalysisResult } from "#domain/analysis/analysis-result.ts"
import { namedSummary } from "#domain/analysis/named-analysis.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { joinedLines, plainLines } from "#domain/text/plain-lines.ts"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import { summaryWords } from "./full-text.ts"
import type { Schema as Tables } from "./schema.ts"
import { text } from "./storable.ts"
import { ownerOf } from "./task-row.ts"

/** Writes the lines of the summary as readers see them, for the search and for excerpts. */
export const showSummary = async (q: Kysely<Tables>, id: TaskId, summary: string): Promise<void> =>
  show(q, id, plainText(summary))

/** Writes the lines of the summary again after a change of names: a stored summary refers to speakers by id. */
export const nameInSummary = async (q: Kysely<Tables>, id: TaskId, speakers: ReadonlyArray<Speaker>): Promise<void> => {
  const row = await q.selectFrom("analysis").select(["summary", "result"]).where("task_id", "=", id).executeTakeFirst()
  if (row === undefined) return
  const lines = plainText(namedSummary(decoded(row.result).summary, speakers))
  if (lines !== row.summary) await show(q, id, lines)
}

/** Writes the lines of a summary that an older version wrote, or another account did. */
export const showStoredSummary = async (q: Kysely<Tables>, id: TaskId): Promise<void> => {
  const row = await q.selectFrom("analysis").leftJoin("speakers", "speakers.task_id", "analysis.task_id")
    .select(["result", "list"]).where("analysis.task_id", "=", id).executeTakeFirst()
  if (row === undefined) return
  await show(q, id, plainText(namedSummary(decoded(row.result).summary, speakersIn(row.list))))
}

const plainText = (summary: string): string => text(joinedLines(plainLines(summary)))

const show = async (q: Kysely<Tables>, id: TaskId, lines: string): Promise<void> => {
  await q.updateTable("analysis").set({ summary: lines }).where("task_id", "=", id).execute()
  const words = summaryWords(lines, await ownerOf(q, id))
  await q.updateTable("task").set({ summary_words: words }).where("id", "=", id).execute()
}

const decoded = Schema.decodeUnknownSync(AnalysisResult)

export const speakersIn = (list: unknown): ReadonlyArray<Speaker> =>
  list === null ? [] : Schema.decodeUnknownSync(Schema.Array(Speaker))(list)
