import type { SegmentId, TaskId } from "#domain/kernel/ids.ts"
import type { PageRequest } from "#domain/kernel/page.ts"
import type { TranscriptRange } from "#domain/transcript/transcript-store.port.ts"
import { type Kysely, sql } from "kysely"
import type { Schema } from "./schema.ts"
import { text } from "./storable.ts"

/** Some of the lines that overlap a range, in reading order, and how many do. */
export const pageOfLines = async (
  q: Kysely<Schema>,
  id: TaskId,
  { from, to }: TranscriptRange,
  { page, pageSize }: PageRequest,
) => {
  const inRange = q.selectFrom("segment").where("task_id", "=", id)
    .$if(from !== null, (lines) => lines.where("end_ms", ">", from))
    .$if(to !== null, (lines) => lines.where("begin_ms", "<", to))
  const rows = await inRange.selectAll().orderBy("begin_ms").orderBy("position").limit(pageSize)
    .offset((page - 1) * pageSize).execute()
  const counted = await inRange.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirst()
  return { rows, total: counted?.total ?? 0 }
}

/** The line before each of these, found by the index: an edit costs the same in a long transcript. */
export const linesBefore = async (
  q: Kysely<Schema>,
  id: TaskId,
  lines: ReadonlyArray<SegmentId>,
): Promise<ReadonlyMap<SegmentId, SegmentId | null>> => {
  const { rows } = await sql<{ id: SegmentId; before: SegmentId | null }>`
    select line.id, (
      select other.id from segment as other
      where other.task_id = ${id} and (other.begin_ms, other.position) < (line.begin_ms, line.position)
      order by other.begin_ms desc, other.position desc limit 1
    ) as before
    from segment as line where line.task_id = ${id} and line.id = any(${lines.map(text)}::text[])`.execute(q)
  return new Map(rows.map((row) => [row.id, row.before]))
}
