import * as Pool from "#adapters/storage/postgres/pool.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { asked } from "../../../support/opened-database.ts"
import { bareDatabase, clonedDatabase } from "../../../support/postgres-template.ts"

const refused = (database: () => Promise<string>, before: string, name: string, sentence: string) =>
  Effect.gen(function*() {
    const url = yield* Effect.promise(database)
    yield* Effect.promise(() => asked(url, before))
    yield* Effect.promise(() => asked(url, `insert into kysely_migration values ('${name}', '2026-11-29')`))
    const names = Effect.promise(() => asked(url, "select name from kysely_migration order by name"))
    const left = yield* names
    const refusal = yield* Effect.flip(Layer.build(Pool.layer(Redacted.make(url))))
    assert.strictEqual(refusal.message, sentence)
    assert.deepStrictEqual(yield* names, left)
  }).pipe(Effect.scoped)

describe("a database of another version", () => {
  it.effect("that is newer is refused with one sentence, and left alone", () =>
    refused(
      clonedDatabase,
      "select 1",
      "29991231-000000-what-comes",
      "the database was changed by a newer version of Parley (29991231-000000-what-comes): start that version, or restore a backup from before",
    ))

  it.effect("that was in development is refused, too, and one reads what to do", () =>
    refused(
      bareDatabase,
      "create table kysely_migration (name text primary key, timestamp text not null)",
      "20261120-100000-accounts",
      "the database was made by a development version from before 0.2.0 (20261120-100000-accounts), and cannot be brought up to date: start with an empty one (another DATA_DIR or DATABASE_URL), and take along what you need by exporting it with the version that made it",
    ))
})
