import type { TaskId } from "#domain/kernel/ids.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { Columns } from "#domain/transcript/columns.ts"
import type { PlainTranscript } from "#domain/transcript/transcript-store.port.ts"
import { Effect, Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"

const Head = Schema.Struct({
  revision: Schema.Int,
  linesRevision: Schema.Int,
  count: Schema.Int,
  speakers: Schema.Array(Speaker),
})
const decodeHead = Schema.decodeUnknownSync(Head)
const Block = Schema.Struct({ ...Columns.fields, places: Schema.Array(Schema.Finite) })
const decodeBlock = Schema.decodeUnknownSync(Block)

/** Lines that arrive together: 50,000 at once would hold up everybody else while they are read. */
const block = 2000

/**
 * One statement, so that everything comes from the same snapshot. Each column arrives as a single value for many lines: 10,000 separate
 * rows take four times as long.
 */
export const blocksWithoutWords = (db: Kysely<Tables>, id: TaskId, limit: number | null) =>
  sql`
    select
      coalesce((select revision from speakers where task_id = ${id}), 0) as revision,
      coalesce((select lines_revision from speakers where task_id = ${id}), 0) as "linesRevision",
      coalesce((select list from speakers where task_id = ${id}), '[]') as speakers,
      (select count(*)::integer from segment where task_id = ${id}) as count,
      coalesce(json_agg(id) filter (where id is not null), '[]') as ids,
      coalesce(json_agg(begin_ms) filter (where id is not null), '[]') as begins,
      coalesce(json_agg(end_ms) filter (where id is not null), '[]') as ends,
      coalesce(json_agg(text) filter (where id is not null), '[]') as texts,
      coalesce(json_agg(speaker_id) filter (where id is not null), '[]') as "speakerIds",
      coalesce(json_agg(doubts) filter (where id is not null), '[]') as doubts,
      coalesce(json_agg(nth) filter (where id is not null), '[]') as places
    from (select 1) as always left join (
      select id, begin_ms, end_ms, text, speaker_id, doubts, row_number() over () as nth from (
        select id, begin_ms, end_ms, text, speaker_id, doubts from segment where task_id = ${id}
        order by begin_ms, position limit ${limit}
      ) as found
    ) as line on true
    group by (nth - 1) / ${sql.lit(block)} order by (nth - 1) / ${sql.lit(block)}`.execute(db)

/** The transcript in these blocks, after each of which others get their turn. */
export const fromBlocks = Effect.fnUntraced(function*(rows: ReadonlyArray<unknown>) {
  const found = yield* Effect.forEach(rows, (row) => Effect.map(Effect.yieldNow, () => inOrder(decodeBlock(row))))
  const columns: Columns = {
    ids: found.flatMap(({ ids }) => ids),
    begins: found.flatMap(({ begins }) => begins),
    ends: found.flatMap(({ ends }) => ends),
    texts: found.flatMap(({ texts }) => texts),
    speakerIds: found.flatMap(({ speakerIds }) => speakerIds),
    doubts: found.flatMap(({ doubts }) => doubts),
  }
  return { ...decodeHead(rows[0]), columns } satisfies PlainTranscript
})

/** PostgreSQL keeps the order within a block as a rule, and does not promise it. Sorting there takes longer than all the rest. */
const inOrder = ({ places, ...columns }: typeof Block.Type): Columns => {
  if (places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))) return columns
  const order = [...places.keys()].toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  const sorted = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => order.flatMap((at) => values.slice(at, at + 1))
  return {
    ids: sorted(columns.ids),
    begins: sorted(columns.begins),
    ends: sorted(columns.ends),
    texts: sorted(columns.texts),
    speakerIds: sorted(columns.speakerIds),
    doubts: sorted(columns.doubts),
  }
}
