import * as Pool from "#adapters/storage/postgres/pool.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Redacted } from "effect"
import { asked } from "../../../support/opened-database.ts"
import { clonedDatabase } from "../../../support/postgres-template.ts"

describe("a database of a newer version", () => {
  it.effect("is refused with one sentence, and left alone", () =>
    Effect.gen(function*() {
      const url = yield* Effect.promise(clonedDatabase)
      yield* Effect.promise(() =>
        asked(url, "insert into kysely_migration values ('29991231-000000-what-comes', '2999-12-31')")
      )
      const refusal = yield* Effect.flip(Layer.build(Pool.layer(Redacted.make(url))))
      assert.strictEqual(
        refusal.message,
        "the database was changed by a newer version of Parley (29991231-000000-what-comes): start that version, or restore a backup from before",
      )
      const left = yield* Effect.promise(() => asked(url, "select name from kysely_migration where name > '2999'"))
      assert.lengthOf(left, 1)
    }).pipe(Effect.scoped))
})
