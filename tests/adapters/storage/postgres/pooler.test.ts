import { Database } from "#adapters/storage/postgres/database.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import { requireSessions } from "#adapters/storage/postgres/require-sessions.ts"
import * as PostgresEvents from "#adapters/storage/postgres/task-events.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { databaseUrl } from "#tests/support/databases.ts"
import { pooled } from "#tests/support/pooler.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"

const behind = (mode: "session" | "transaction") =>
  Effect.map(Effect.flatMap(Effect.promise(databaseUrl), (url) => pooled(url, mode)), Redacted.make)

describe("a pooler before PostgreSQL", () => {
  it.live("is refused at the start in transaction mode, with the reason", () =>
    Effect.gen(function*() {
      const { message } = yield* Effect.flip(requireSessions(yield* behind("transaction")))
      assert.match(message, /^DATABASE_URL: leads to a pooler .* pool_mode = session/)
    }))

  it.live("does in session mode", () =>
    Effect.gen(function*() {
      const url = yield* behind("session")
      yield* requireSessions(url)
      const stores = Layer.provideMerge(PostgresEvents.layer(url), Pool.layer(url))
      yield* Effect.gen(function*() {
        const { query } = yield* Database
        yield* TaskEvents
        assert.lengthOf(yield* query((q) => q.selectFrom("sign_in_link").selectAll().execute()), 0)
      }).pipe(Effect.provide(stores))
    }))

  it.live("is not suspected where there is none", () =>
    Effect.gen(function*() {
      yield* requireSessions(Redacted.make(yield* Effect.promise(databaseUrl)))
    }))
})
