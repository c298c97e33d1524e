import type { SegmentId } from "#domain/kernel/ids.ts"
import { type Kysely, sql } from "kysely"
import { transcriptWords } from "./full-text.ts"
import type { Schema } from "./schema.ts"
import { text } from "./storable.ts"
import { ownerOf } from "./task-row.ts"

/** Lines indexed together: few enough to index again at every edit, many enough to share words. */
const blockLines = 200

const blockOf = ({ position }: { readonly position: number }): number => Math.floor(position / blockLines)

/** Indexes a whole transcript. The caller of this and of `indexLines` holds the lock on the task. */
export const indexTranscript = async (db: Kysely<Schema>, id: string): Promise<void> => {
  await db.deleteFrom("transcript_words").where("task_id", "=", id).execute()
  const lines = await db.selectFrom("segment").select(["position", "text"]).where("task_id", "=", id).execute()
  await store(db, id, lines)
}

/** Indexes lines that have changed, and the others in their blocks. */
export const indexLines = async (db: Kysely<Schema>, id: string, changed: ReadonlyArray<SegmentId>): Promise<void> =>
  indexBlocks(db, id, await blocksOf(db, id, changed))

/** The blocks that lines are in. */
export const blocksOf = async (
  db: Kysely<Schema>,
  id: string,
  lines: ReadonlyArray<SegmentId>,
): Promise<ReadonlyArray<number>> => {
  const positions = await db.selectFrom("segment").select("position").where("task_id", "=", id)
    .where(sql<boolean>`id = any(${lines.map(text)}::text[])`).execute()
  return [...new Set(positions.map(blockOf))]
}

/** Indexes blocks whose lines have changed, or are gone. */
export const indexBlocks = async (db: Kysely<Schema>, id: string, blocks: ReadonlyArray<number>): Promise<void> => {
  const { rows } = await sql<Line>`
    select line.position, line.text from unnest(${blocks}::integer[]) as wanted (block)
    join segment as line on line.task_id = ${id} and line.position >= wanted.block * ${sql.lit(blockLines)}
      and line.position < (wanted.block + 1) * ${sql.lit(blockLines)}`.execute(db)
  const left = new Set(rows.map(blockOf))
  const empty = blocks.filter((block) => !left.has(block))
  if (empty.length > 0) {
    await db.deleteFrom("transcript_words").where("task_id", "=", id).where("block", "in", empty).execute()
  }
  await store(db, id, rows)
}

interface Line {
  readonly position: number
  readonly text: string
}

const store = async (db: Kysely<Schema>, id: string, lines: ReadonlyArray<Line>): Promise<void> => {
  if (lines.length === 0) return
  const owner = await ownerOf(db, id)
  const rows = Array.from(Map.groupBy(lines, blockOf), ([block, linesOfBlock]) => ({
    task_id: id,
    block,
    words: transcriptWords(linesOfBlock.map((line) => line.text), owner),
  }))
  await db.insertInto("transcript_words").values(rows)
    .onConflict((on) => on.columns(["task_id", "block"]).doUpdateSet({ words: sql<string>`excluded.words` }))
    .execute()
}
