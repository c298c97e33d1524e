import { ChangeSummary, keptChanges, LineChange, sizeOf, summaryOf } from "#domain/transcript/line-change.ts"
import type { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect, Schema } from "effect"
import { sql } from "kysely"
import type { Database } from "./database.ts"
import { json } from "./storable.ts"
import { whileTaskExists } from "./task-row.ts"

type Changes = Pick<TranscriptStore["Service"], "saveChange" | "changes" | "change" | "removeChange">

/** The changes of transcripts that can be undone. */
export const changesIn = (db: Database["Service"]): Changes => ({
  saveChange: Effect.fn("TranscriptStore.saveChange")((id, change) =>
    whileTaskExists(
      db,
      id,
      Effect.gen(function*() {
        const row = {
          task_id: id,
          id: change.id,
          lines: sizeOf(change),
          summary: json(Schema.encodeSync(ChangeSummary)(summaryOf(change))),
          change: json(Schema.encodeSync(LineChange)(change)),
        }
        yield* db.query((q) => q.insertInto("transcript_change").values(row).execute())
        yield* db.query((q) =>
          sql`
            delete from transcript_change using (
              select id, row_number() over (order by id desc) as nth, sum(lines) over (order by id desc) as total
              from transcript_change where task_id = ${id}
            ) as counted
            where transcript_change.task_id = ${id} and transcript_change.id = counted.id and nth > 1
              and (nth > ${sql.lit(keptChanges.count)} or total > ${sql.lit(keptChanges.lines)})`.execute(q)
        )
      }),
    )
  ),
  changes: Effect.fn("TranscriptStore.changes")(function*(id) {
    const rows = yield* db.query((q) =>
      q.selectFrom("transcript_change").select("summary").where("task_id", "=", id).orderBy("id", "desc").execute()
    )
    return rows.map(({ summary }) => Schema.decodeUnknownSync(ChangeSummary)(summary))
  }),
  change: Effect.fn("TranscriptStore.change")(function*(id, change) {
    const row = yield* db.query((q) =>
      q.selectFrom("transcript_change").select("change").where("task_id", "=", id)
        .$if(change !== null, (found) => found.where("id", "=", change))
        .orderBy("id", "desc").limit(1).executeTakeFirst()
    )
    return row ? Schema.decodeUnknownSync(LineChange)(row.change) : null
  }),
  removeChange: Effect.fn("TranscriptStore.removeChange")(function*(id, change) {
    yield* db.query((q) =>
      q.deleteFrom("transcript_change").where("task_id", "=", id).where("id", "=", change).execute()
    )
  }),
})
