import type { SegmentId, TaskId } from "#domain/kernel/ids.ts"
import { type Kysely, sql } from "kysely"
import type { Schema } from "./schema.ts"
import { text } from "./storable.ts"
import { blocksOf, indexBlocks, indexTranscript } from "./transcript-words.ts"

/** Below this distance, positions are numbered again. */
const minStep = 1e-6

export const removeLines = async (db: Kysely<Schema>, id: TaskId, removed: ReadonlyArray<SegmentId>): Promise<void> => {
  if (removed.length === 0) return
  const blocks = await blocksOf(db, id, removed)
  await db.deleteFrom("segment").where("task_id", "=", id)
    .where(sql<boolean>`id = any(${removed.map(text)}::text[])`).execute()
  await indexBlocks(db, id, blocks)
}

/** Positions for new lines after one of those there, or before them all. */
export const positionsAfter = async (
  db: Kysely<Schema>,
  id: TaskId,
  after: SegmentId | null,
  count: number,
): Promise<ReadonlyArray<number>> => {
  const { from, step } = await roomAfter(db, id, after, count)
  if (step >= minStep) return Array.from({ length: count }, (_, nth) => from + step * (nth + 1))
  await renumber(db, id)
  return positionsAfter(db, id, after, count)
}

/** Where lines fit between a line and the next one. */
const roomAfter = async (db: Kysely<Schema>, id: TaskId, after: SegmentId | null, count: number) => {
  const { rows: [row] } = await sql<{ before: number | null; next: number | null }>`
    with place as (select position from segment where task_id = ${id} and id = ${after})
    select (select position from place) as before,
      (select min(position) from segment where task_id = ${id}
        and position > coalesce((select position from place), '-infinity')) as next`.execute(db)
  const before = row?.before ?? null
  const next = row?.next ?? null
  if (next === null) return { from: before ?? -1, step: 1 }
  const from = before ?? next - count - 1
  return { from, step: (next - from) / (count + 1) }
}

const renumber = async (db: Kysely<Schema>, id: TaskId): Promise<void> => {
  await sql`
    update segment set position = numbered.nth
    from (select id, row_number() over (order by position, begin_ms) - 1 as nth from segment where task_id = ${id})
      as numbered
    where segment.task_id = ${id} and segment.id = numbered.id`.execute(db)
  await indexTranscript(db, id)
}
