import { UserNotFound } from "#domain/account/errors.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { User } from "#domain/account/user.ts"
import { Effect, Layer, Schema } from "effect"
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
    findByEmail: Effect.fn("UserStore.findByEmail")(function*(email) {
      const row = yield* db.query((q) =>
        q.selectFrom("app_user").selectAll().where("email", "=", email).executeTakeFirst()
      )
      return row ? fromRow(row) : null
    }),
    insert: Effect.fn("UserStore.insert")(function*(user) {
      yield* db.query((q) =>
        q.insertInto("app_user").values(toRow(user)).onConflict((on) => on.column("email").doNothing()).execute()
      )
      return fromRow(
        yield* db.query((q) =>
          q.selectFrom("app_user").selectAll().where("email", "=", user.email).executeTakeFirstOrThrow()
        ),
      )
    }),
    save: Effect.fn("UserStore.save")(function*(user) {
      yield* db.query((q) => q.updateTable("app_user").set(toRow(user)).where("id", "=", user.id).execute())
    }),
    list: db.query((q) => q.selectFrom("app_user").selectAll().orderBy("created_at").orderBy("id").execute()).pipe(
      Effect.map((rows) => rows.map(fromRow)),
      Effect.withSpan("UserStore.list"),
    ),
  })
})

export const layer = Layer.effect(UserStore, make)

const fromRow = ({ ui_language: uiLanguage, created_at: createdAt, ...row }: Selectable<UserTable>): User =>
  Schema.decodeUnknownSync(User)({ ...row, uiLanguage, createdAt: createdAt.toISOString() })

const toRow = (user: User): Insertable<UserTable> => {
  const { uiLanguage, createdAt, style, ...row } = Schema.encodeSync(User)(user)
  return {
    ...row,
    email: text(row.email),
    ui_language: uiLanguage,
    style: style === null ? null : json(style),
    created_at: createdAt,
  }
}
