import { Database } from "#adapters/storage/postgres/database.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { ownPostgres } from "../../../support/databases.ts"

const preparedReads = Effect.gen(function*() {
  const db = yield* Database
  const { rows } = yield* db.query((q) =>
    sql<
      { statement: string }
    >`select statement from pg_prepared_statements where statement like 'select * from "folder"%'`
      .execute(q)
  )
  return rows.length
})

const folders = Effect.flatMap(Database, (db) => db.query((q) => q.selectFrom("folder").selectAll().execute()))

describe("reads", () => {
  it.live("are prepared once for a connection", () =>
    Effect.gen(function*() {
      yield* folders
      yield* folders
      assert.strictEqual(yield* preparedReads, 1)
    }).pipe(Effect.provide(ownPostgres)))

  it.live("are prepared although another pool of this process has prepared as many as it may", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const other = Effect.forEach(
        Array.from({ length: 200 }),
        (_, at) => db.query((q) => q.selectFrom("folder").select(sql.lit(at).as("at")).execute()),
      )
      yield* other
      const count = Effect.andThen(folders, preparedReads)
      assert.strictEqual(yield* count, 0)
      assert.strictEqual(yield* Effect.provide(count, Layer.fresh(ownPostgres)), 1)
    }).pipe(Effect.provide(ownPostgres)))

  it.live("are not prepared in a transaction, which may set how they are planned", () =>
    Effect.gen(function*() {
      const db = yield* Database
      yield* db.transaction(folders)
      assert.strictEqual(yield* preparedReads, 0)
    }).pipe(Effect.provide(ownPostgres)))

  it.live("of a list are not prepared: each length would be a statement of its own", () =>
    Effect.gen(function*() {
      const db = yield* Database
      yield* db.query((q) => q.selectFrom("folder").selectAll().where("name", "in", ["a", "b"]).execute())
      assert.strictEqual(yield* preparedReads, 0)
    }).pipe(Effect.provide(ownPostgres)))

  it.live("still answer when another process has added a column", () =>
    Effect.gen(function*() {
      const db = yield* Database
      yield* folders
      yield* db.query((q) => sql`alter table folder add column shade text`.execute(q))
      assert.deepStrictEqual(yield* folders, [])
      assert.deepStrictEqual(yield* folders, [])
    }).pipe(Effect.provide(ownPostgres)))
})
