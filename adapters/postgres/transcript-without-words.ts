import type { TaskId } from "#domain/kernel/ids.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { Columns } from "#domain/transcript/columns.ts"
import type { PlainTranscript } from "#domain/transcript/transcript-store.port.ts"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"

const Row = Schema.Struct({
  revision: Schema.Int,
  linesRevision: Schema.Int,
  count: Schema.Int,
  speakers: Schema.Array(Speaker),
  ...Columns.fields,
})

/**
 * One statement, so that everything comes from the same snapshot. Each column arrives as a single value: 10,000 separate
 * rows take four times as long.
 */
export const transcriptWithoutWords = async (
  db: Kysely<Tables>,
  id: TaskId,
  limit: number | null,
): Promise<PlainTranscript> => {
  const { rows: [row] } = await sql`
    select
      coalesce((select coalesce(revision, 1) from speakers where task_id = ${id}), 0) as revision,
      coalesce((select coalesce(lines_revision, 1) from speakers where task_id = ${id}), 0) as "linesRevision",
      coalesce((select list from speakers where task_id = ${id}), '[]') as speakers,
      (select count(*)::integer from segment where task_id = ${id}) as count,
      coalesce(json_agg(id), '[]') as ids,
      coalesce(json_agg(begin_ms), '[]') as begins,
      coalesce(json_agg(end_ms), '[]') as ends,
      coalesce(json_agg(text), '[]') as texts,
      coalesce(json_agg(speaker_id), '[]') as "speakerIds",
      coalesce(json_agg(doubts), '[]') as doubts
    from (
      select id, begin_ms, end_ms, text, speaker_id, doubts from segment where task_id = ${id}
      order by begin_ms, position limit ${limit}
    ) as line`.execute(db)
  const { revision, linesRevision, count, speakers, ...columns } = Schema.decodeUnknownSync(Row)(row)
  return { revision, linesRevision, count, speakers, columns }
}
