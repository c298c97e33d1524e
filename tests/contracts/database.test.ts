import { Database } from "#adapters/storage/postgres/database.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Latch, Layer, Option, Redacted } from "effect"
import { sql } from "kysely"
import { databaseUrl, postgres } from "../support/databases.ts"
import { asked } from "../support/opened-database.ts"
import { bareDatabase } from "../support/postgres-template.ts"

const insert = Effect.flatMap(
  Database,
  (db) => db.query((q) => sql`insert into sign_in_link values ('hash', 'a@b.cd', now(), '')`.execute(q)),
)

const count = Effect.flatMap(
  Database,
  (db) => db.query((q) => q.selectFrom("sign_in_link").selectAll().execute().then((rows) => rows.length)),
)

describe("Database", () => {
  it.live("lets several processes start at once on a new server", () =>
    Effect.gen(function*() {
      const url = Redacted.make(yield* Effect.promise(bareDatabase))
      const starts = Array.from({ length: 4 }, () => Effect.provide(count, Pool.layer(url)))
      assert.deepStrictEqual(yield* Effect.all(starts, { concurrency: "unbounded" }), [0, 0, 0, 0])
    }))

  it.live("makes a failed query a defect, and undoes its transaction", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const exit = yield* Effect.exit(db.transaction(Effect.andThen(insert, insert)))
      assert.isTrue(Exit.hasDies(exit))
      assert.strictEqual(yield* count, 0)
    }).pipe(Effect.provide(postgres)))

  it.live("treats a connection lost in a transaction as a lost database, undoes it, and goes on", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`
      const cut = Effect.gen(function*() {
        yield* insert
        const { rows } = yield* db.query((q) => pid.execute(q))
        const address = yield* Effect.promise(databaseUrl)
        yield* Effect.promise(() => asked(address, `select pg_terminate_backend(${rows[0]?.pid})::text`))
        return yield* insert
      })
      const exit = yield* Effect.exit(refuseWhenAway(db.transaction(cut)))
      assert.strictEqual(Exit.findErrorOption(exit).pipe(Option.getOrThrow)._tag, "DatabaseUnavailable")
      assert.strictEqual(yield* count, 0)
    }).pipe(Effect.provide(postgres)))

  it.live("treats a full disk as a refusal, undoes the transaction, and goes on", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const extend = sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`
      const full = Effect.andThen(insert, db.query((q) => extend.execute(q)))
      const exit = yield* Effect.exit(refuseWhenAway(db.transaction(full)))
      assert.strictEqual(Exit.findErrorOption(exit).pipe(Option.getOrThrow)._tag, "StorageFull")
      assert.strictEqual(yield* count, 0)
    }).pipe(Effect.provide(postgres)))

  it.live("runs a transaction again that PostgreSQL ended because of a deadlock", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const touch = (hash: string) =>
        db.query((q) => sql`update sign_in_link set email = email || '!' where token_hash = ${hash}`.execute(q))
      yield* Effect.forEach(["a", "b"], (hash) =>
        db.query((q) => sql`insert into sign_in_link values (${hash}, 'a@b.cd', now(), '')`.execute(q)))
      const both = yield* Latch.make()
      let holding = 0
      // Each has one row before either asks for the other's.
      const inOrder = (first: string, second: string) =>
        db.transaction(Effect.gen(function*() {
          yield* touch(first)
          holding += 1
          if (holding >= 2) {
            yield* both.open
          }
          yield* both.await
          yield* touch(second)
        }))
      yield* Effect.all([inOrder("a", "b"), inOrder("b", "a")], { concurrency: 2 })
      const { rows } = yield* db.query((q) =>
        sql<{ email: string }>`select email from sign_in_link`.execute(q)
      )
      assert.deepStrictEqual(rows.map(({ email }) => email), ["a@b.cd!!", "a@b.cd!!"])
      assert.isAtLeast(holding, 3)
    }).pipe(Effect.provide(postgres)))

  it.live("says at start that there is no server, without its address", () =>
    Effect.gen(function*() {
      const nowhere = Pool.layer(Redacted.make("postgres://ada:secret@127.0.0.1:1/parley"))
      const refusal = yield* Effect.flip(Effect.scoped(Layer.build(nowhere)))
      assert.strictEqual(refusal.message, "DATABASE_URL: no connection (ECONNREFUSED)")
    }))
})
