import { Database } from "#adapters/storage/postgres/database.ts"
import * as Deletions from "#adapters/storage/postgres/deletion-store.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { Email } from "#domain/account/user.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { sql } from "kysely"
import { seedEveryTable } from "../../../support/a-row-of-every-table.ts"
import { keepUsers } from "../../../support/a-scene.ts"
import { ada, bob } from "../../../support/a-task.ts"
import { adasEmail, aUser } from "../../../support/a-user.ts"
import * as databases from "../../../support/databases.ts"

const bobs = { id: bob, email: "bob@example.org" }

/** The tables with a row in which something about the account is left. */
const tablesNaming = Effect.fnUntraced(function*(tables: ReadonlyArray<string>, words: ReadonlyArray<string>) {
  const db = yield* Database
  const found = yield* Effect.forEach(
    tables,
    (table) =>
      db.query((q) =>
        sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)} as one
        where ${sql.join(words.map((word) => sql`strpos(one::text, ${word}) > 0`), sql` or `)}`.execute(q)
      ).pipe(Effect.map(({ rows: [row] }) => row?.count === 0 ? [] : [table])),
  )
  return found.flat()
})

describe("an erased account", () => {
  it.live("is named in no row of any table, and nothing of another one is gone", () =>
    Effect.gen(function*() {
      const db = yield* Database
      const deletions = yield* DeletionStore
      yield* keepUsers(aUser(), aUser({ id: bob, email: Email.make(bobs.email) }))
      const tables = yield* seedEveryTable(db, { id: ada, email: adasEmail }, bobs)
      yield* db.query((q) =>
        sql`insert into minute_ledger (user_id, attempt, kind, bucket, minutes, source, written_at)
          values (${bob}, 0, 'granted', 'bonus', 100, ${`referral ${ada}`}, now())`.execute(q)
      )
      const before = yield* tablesNaming(tables, [ada, adasEmail])
      assert.isAbove(before.length, 20, before.join())
      const ofBob = yield* tablesNaming(tables, [bob])
      yield* deletions.erase(aUser())
      assert.deepStrictEqual(yield* tablesNaming(tables, [ada, adasEmail]), [])
      assert.deepStrictEqual(yield* tablesNaming(tables, [bob]), ofBob)
      const kept = yield* db.query((q) => q.selectFrom("payment").select("amount").execute())
      assert.lengthOf(kept, 1)
    }).pipe(
      Effect.provide(Layer.provideMerge(Layer.mergeAll(Deletions.layer, Users.layer), databases.postgres)),
      Effect.scoped,
    ))
})
