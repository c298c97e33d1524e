import { Database } from "#adapters/storage/postgres/database.ts"
import { afterCommit } from "#domain/kernel/after-commit.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { sql } from "kysely"
import { postgres } from "../../../support/databases.ts"

/** What was done, in order. */
const noted = <E>(work: (note: (what: string) => Effect.Effect<void>) => Effect.Effect<unknown, E, Database>) =>
  Effect.gen(function*() {
    const seen: Array<string> = []
    yield* Effect.exit(work((what) => Effect.sync(() => void seen.push(what))))
    return seen
  }).pipe(Effect.provide(postgres))

const transaction = <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.flatMap(Database, (db) => db.transaction(work))

describe("after a commit", () => {
  it.effect("it is done once the outermost transaction is committed, and at once outside of one", () =>
    Effect.gen(function*() {
      const seen = yield* noted((note) =>
        Effect.gen(function*() {
          yield* afterCommit(note("at once"))
          const inner = transaction(afterCommit(note("inner")))
          yield* transaction(Effect.all([afterCommit(note("first")), inner, note("within")]))
          yield* note("afterwards")
        })
      )
      assert.deepStrictEqual(seen, ["at once", "within", "first", "inner", "afterwards"])
    }))

  it.effect("it is never done where the transaction is rolled back", () =>
    Effect.gen(function*() {
      const seen = yield* noted((note) =>
        transaction(Effect.andThen(afterCommit(note("counted")), Effect.fail("refused")))
      )
      assert.deepStrictEqual(seen, [])
    }))

  it.effect("it is done once where the transaction hits a deadlock and runs again", () =>
    Effect.gen(function*() {
      let tries = 0
      const seen = yield* noted((note) =>
        transaction(Effect.gen(function*() {
          yield* afterCommit(note("counted"))
          tries += 1
          if (tries > 1) return
          const { query } = yield* Database
          yield* query((q) => sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(q))
        }))
      )
      assert.strictEqual(tries, 2)
      assert.deepStrictEqual(seen, ["counted"])
    }))
})
