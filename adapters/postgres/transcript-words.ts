import type { SegmentId } from "#domain/kernel/ids.ts"
import { type Kysely, sql } from "kysely"
import { transcriptWords } from "./full-text.ts"
import type { Schema } from "./schema.ts"
import { text } from "./storable.ts"

/** Lines whose words are indexed together: few enough to be made anew while somebody types, many enough to share words. */
const blockLines = 200

const blockOf = ({ position }: { readonly position: number }): number => Math.floor(position / blockLines)

/** Indexes a whole transcript. Whoever calls this or `indexLines` holds the task. */
export const indexTranscript = async (db: Kysely<Schema>, id: string): Promise<void> => {
  await db.deleteFrom("transcript_words").where("task_id", "=", id).execute()
  const lines = await db.selectFrom("segment").select(["position", "text"]).where("task_id", "=", id).execute()
  await keep(db, id, lines)
}

/** Indexes lines that changed, with those they share a block with. */
export const indexLines = async (db: Kysely<Schema>, id: string, changed: ReadonlyArray<SegmentId>): Promise<void> => {
  const places = await db.selectFrom("segment").select("position").where("task_id", "=", id)
    .where(sql<boolean>`id = any(${changed.map(text)}::text[])`).execute()
  const blocks = [...new Set(places.map(blockOf))]
  const { rows } = await sql<Line>`
    select line.position, line.text from unnest(${blocks}::integer[]) as wanted (block)
    join segment as line on line.task_id = ${id} and line.position >= wanted.block * ${sql.lit(blockLines)}
      and line.position < (wanted.block + 1) * ${sql.lit(blockLines)}`.execute(db)
  await keep(db, id, rows)
}

interface Line {
  readonly position: number
  readonly text: string
}

const keep = async (db: Kysely<Schema>, id: string, lines: ReadonlyArray<Line>): Promise<void> => {
  if (lines.length === 0) return
  const rows = Array.from(Map.groupBy(lines, blockOf), ([block, some]) => ({
    task_id: id,
    block,
    words: transcriptWords(some.map((line) => line.text)),
  }))
  await db.insertInto("transcript_words").values(rows)
    .onConflict((on) => on.columns(["task_id", "block"]).doUpdateSet({ words: sql<string>`excluded.words` }))
    .execute()
}
