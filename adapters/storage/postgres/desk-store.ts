import { type DayOfIntake, DeskStore, type FailureCount, type Fault } from "#domain/desk/desk-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { type Kysely, sql } from "kysely"
import { Database } from "./database.ts"
import type { Schema as Tables } from "./schema.ts"
import { sealedSecrets } from "./sealed-secrets.ts"
import { text } from "./storable.ts"
import { fromRow as userOf } from "./user-store.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return DeskStore.of({
    failures: Effect.fn("DeskStore.failures")((since) => db.query((q) => failuresSince(q, DateTime.formatIso(since)))),
    intake: Effect.fn("DeskStore.intake")((since) => db.query((q) => intakeSince(q, DateTime.formatIso(since)))),
    accounts: Effect.fn("DeskStore.accounts")(function*(search, { page, pageSize }) {
      const [total, rows] = yield* db.query(async (q) => {
        const found = accountsLike(q, search)
        const { total } = await found.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow()
        const rows = await found.selectAll("app_user").select(tasksOf.as("tasks")).select(bytesOf.as("bytes"))
          .orderBy("created_at", "desc").orderBy("id", "desc").limit(pageSize).offset((page - 1) * pageSize).execute()
        return [total, rows] as const
      })
      const items = rows.map(({ tasks, bytes, ...row }) => ({ user: userOf(row), tasks, bytes: Number(bytes) }))
      return { items, total, page, pageSize }
    }),
    recordFault: Effect.fn("DeskStore.recordFault")(function*(part, code, at) {
      const time = DateTime.formatIso(at)
      yield* db.query((q) =>
        q.insertInto("fault").values({ part, code, count: 1, first_at: time, last_at: time })
          .onConflict((there) =>
            there.columns(["part", "code"]).doUpdateSet({ count: sql`fault.count + 1`, last_at: time })
          ).execute()
      )
    }),
    faults: Effect.withSpan(
      Effect.map(
        db.query((q) => q.selectFrom("fault").selectAll().orderBy("last_at", "desc").orderBy("code").execute()),
        (rows) =>
          rows.map(({ part, first_at: first, last_at: last, code, count }): Fault => ({
            part: part === "sms" ? "sms" : "mail",
            code,
            count,
            firstAt: DateTime.makeUnsafe(first),
            lastAt: DateTime.makeUnsafe(last),
          })),
      ),
      "DeskStore.faults",
    ),
    sealed: Effect.withSpan(db.query(sealedSecrets), "DeskStore.sealed"),
  })
})

export const layer = Layer.effect(DeskStore, make)

const failuresSince = async (q: Kysely<Tables>, since: string): Promise<ReadonlyArray<FailureCount>> => {
  const { rows } = await sql<{ code: string; step: FailureCount["step"]; count: number; last: string }>`
    select code, step, count(*)::integer as count, max(changed) as last from (
      select data->>'updatedAt' as changed,
        case when data#>>'{transcription,_tag}' = 'Failed' then 'transcription' else 'analysis' end as step,
        coalesce(data#>>'{transcription,failure,code}', data#>>'{analysis,failure,code}') as code
      from task where state = 'failed' and (data->>'updatedAt')::timestamptz >= ${since}
    ) as failed group by code, step order by count desc, code, step`.execute(q)
  return rows.map(({ code, step, count, last }) => ({ code, step, count, lastAt: DateTime.makeUnsafe(last) }))
}

const intakeSince = async (q: Kysely<Tables>, since: string): Promise<ReadonlyArray<DayOfIntake>> => {
  const { rows } = await sql<{ day: string; tasks: number; bytes: string; seconds: number }>`
    select created_day as day, count(*)::integer as tasks, coalesce(sum((data->>'fileSize')::numeric), 0) as bytes,
      coalesce(sum(duration), 0) as seconds
    from task where created_at >= ${since} group by created_day order by created_day`.execute(q)
  return rows.map(({ day, tasks, bytes, seconds }) => ({ day, tasks, bytes: Number(bytes), seconds }))
}

const accountsLike = (q: Kysely<Tables>, search: string) => {
  const people = q.selectFrom("app_user").where("is_guest", "=", false)
  const pattern = `%${text(search.trim()).replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`
  return search.trim() === "" ?
    people :
    people.where((where) =>
      where.or([where("email", "ilike", pattern), where("phone", "like", pattern), where("username", "ilike", pattern)])
    )
}

const tasksOf = sql<number>`(select count(*)::integer from task where owner_id = app_user.id)`
const bytesOf = sql<string>`
  (select coalesce(sum((data->>'fileSize')::numeric), 0) from task where owner_id = app_user.id)`
