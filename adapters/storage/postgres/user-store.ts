import { UserNotFound } from "#domain/account/errors.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { User } from "#domain/account/user.ts"
import { DateTime, Effect, Layer, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { Database } from "./database.ts"
import { json, text } from "./storable.ts"
import type { UserTable } from "./tables/account.ts"

const make = Effect.gen(function*() {
  const db = yield* Database
  return UserStore.of({
    get: Effect.fn("UserStore.get")(function*(id) {
      const row = yield* db.query((q) => q.selectFrom("app_user").selectAll().where("id", "=", id).executeTakeFirst())
      return row ? fromRow(row) : yield* new UserNotFound()
    }),
    lock: Effect.fn("UserStore.lock")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("app_user").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()
      )
      return row ? fromRow(row) : yield* new UserNotFound()
    }),
    findByEmail: Effect.fn("UserStore.findByEmail")(function*(email) {
      const row = yield* db.query((q) =>
        q.selectFrom("app_user").selectAll().where("email", "=", email).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    findByPhone: Effect.fn("UserStore.findByPhone")(function*(phone) {
      const row = yield* db.query((q) =>
        q.selectFrom("app_user").selectAll().where("phone", "=", phone).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    insert: Effect.fn("UserStore.insert")(function*(user) {
      yield* db.query((q) => q.insertInto("app_user").values(toRow(user)).onConflict((on) => on.doNothing()).execute())
      return fromRow(
        yield* db.query((q) =>
          q.selectFrom("app_user").selectAll()
            .where((where) => where.or([where("email", "=", user.email), where("phone", "=", user.phone)]))
            .executeTakeFirstOrThrow()
        ),
      )
    }),
    save: Effect.fn("UserStore.save")(function*(user) {
      const {
        plan: _,
        included_plan: _included,
        usage_anchor: _anchor,
        minutes_until: _until,
        disabled_at: _disabled,
        ...row
      } = toRow(user)
      yield* db.query((q) => q.updateTable("app_user").set(row).where("id", "=", user.id).execute())
    }),
    setPlan: Effect.fn("UserStore.setPlan")(function*(id, { plan, usageAnchor, minutesUntil }) {
      const row = {
        plan,
        usage_anchor: usageAnchor && DateTime.formatIso(usageAnchor),
        minutes_until: minutesUntil && DateTime.formatIso(minutesUntil),
      }
      yield* db.query((q) => q.updateTable("app_user").set(row).where("id", "=", id).execute())
    }),
    setIncludedPlan: Effect.fn("UserStore.setIncludedPlan")(function*(id, plan) {
      const row = { included_plan: plan }
      yield* db.query((q) => q.updateTable("app_user").set(row).where("id", "=", id).execute())
    }),
    setContact: Effect.fn("UserStore.setContact")((id, kind, contact) =>
      db.query((q) =>
        q.updateTable("app_user").set({ [kind]: text(contact) }).where("id", "=", id).execute()
          .then(() => true, ifTaken)
      )
    ),
    setDisabled: Effect.fn("UserStore.setDisabled")(function*(id, since) {
      const row = { disabled_at: since && DateTime.formatIso(since) }
      yield* db.query((q) => q.updateTable("app_user").set(row).where("id", "=", id).execute())
    }),
    list: db.query((q) =>
      q.selectFrom("app_user").selectAll().where("is_guest", "=", false).orderBy("created_at").orderBy("id").execute()
    ).pipe(
      Effect.map((rows) => rows.map(fromRow)),
      Effect.withSpan("UserStore.list"),
    ),
  })
})

export const layer = Layer.effect(UserStore, make)

export const fromRow = (row: Selectable<UserTable>): User => {
  const { ui_language: uiLanguage, terms_version: termsVersion, created_at: createdAt } = row
  return Schema.decodeUnknownSync(User)({
    ...row,
    uiLanguage,
    termsVersion,
    includedPlan: row.included_plan,
    timeZone: row.time_zone,
    usageAnchor: row.usage_anchor?.toISOString() ?? null,
    minutesUntil: row.minutes_until?.toISOString() ?? null,
    disabledAt: row.disabled_at?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  })
}

export const toRow = (user: User): Insertable<UserTable> => {
  const {
    uiLanguage,
    timeZone,
    termsVersion,
    includedPlan,
    usageAnchor,
    minutesUntil,
    disabledAt,
    createdAt,
    style,
    ...row
  } = Schema
    .encodeSync(User)(user)
  return {
    ...row,
    included_plan: includedPlan,
    email: row.email === null ? null : text(row.email),
    terms_version: termsVersion === null ? null : text(termsVersion),
    usage_anchor: usageAnchor,
    minutes_until: minutesUntil,
    disabled_at: disabledAt,
    username: row.username === null ? null : text(row.username),
    ui_language: uiLanguage,
    time_zone: timeZone,
    style: style === null ? null : json(style),
    created_at: createdAt,
  }
}

/** The index of addresses or numbers has another account's; PostgreSQL has given up the transaction. */
const ifTaken = (cause: unknown): boolean => {
  if (cause instanceof Error && "code" in cause && cause.code === "23505") return false
  throw cause
}
