import type { FunnelDay } from "#domain/usage/funnel.ts"
import { UsageStore } from "#domain/usage/usage-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return UsageStore.of({
    append: Effect.fn("UsageStore.append")(function*({ at, business, uuid, fields }) {
      const row = { at: DateTime.formatIso(at), business, uuid, fields: JSON.stringify(fields) }
      yield* db.query((q) => q.insertInto("usage_event").values(row).execute())
    }),
    forgetBefore: Effect.fn("UsageStore.forgetBefore")(function*(time) {
      yield* db.query((q) => q.deleteFrom("usage_event").where("at", "<", DateTime.toDateUtc(time)).execute())
    }),
    funnel: Effect.fn("UsageStore.funnel")((since) => db.query((q) => daysSince(q, DateTime.formatIso(since)))),
  })
})

export const layer = Layer.effect(UsageStore, make)

const dayOf = (time: string) => sql`to_char(${sql.raw(time)} at time zone 'utc', 'YYYY-MM-DD')`

/** Once for each browser: what is first is counted on its day only, the rest once on each day. */
const daysSince = async (q: Kysely<Tables>, since: string): Promise<ReadonlyArray<FunnelDay>> => {
  const { rows } = await sql<FunnelDay>`
    with step as (
      select uuid, at, unnest(array_remove(array[
        'visit',
        case when business = 111 and fields->>'user_login' = '1' then 'sign-up' end,
        case when fields->>'upload' = '1' then 'upload' end,
        case when fields->>'trans_result' = '1' then 'completed' end,
        case when fields ? 'analyz_time' or fields ? 'analyze_time' then 'analysed' end,
        case when fields->>'pay_result' = '1' then 'paid' end
      ], null)) as name from usage_event
    ), reached as (
      select ${dayOf("min(at)")} as day, name from step where name in ('sign-up', 'upload')
      group by uuid, name having min(at) >= ${since}
      union all
      select ${dayOf("at")} as day, name from step where name not in ('sign-up', 'upload') and at >= ${since}
      group by uuid, name, 1
    )
    select day,
      count(*) filter (where name = 'visit')::integer as visits,
      count(*) filter (where name = 'sign-up')::integer as "signUps",
      count(*) filter (where name = 'upload')::integer as "firstUploads",
      count(*) filter (where name = 'completed')::integer as completed,
      count(*) filter (where name = 'analysed')::integer as analysed,
      count(*) filter (where name = 'paid')::integer as paid
    from reached group by day order by day`.execute(q)
  return rows
}
