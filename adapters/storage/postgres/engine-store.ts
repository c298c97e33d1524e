import { EngineSettings, firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { Effect, Layer, Schema } from "effect"
import { Database } from "./database.ts"

const id = 1

const make = Effect.gen(function*() {
  const db = yield* Database
  return EngineStore.of({
    get: Effect.map(
      db.query((q) => q.selectFrom("engine_settings").select("data").where("id", "=", id).executeTakeFirst()),
      (row) => row === undefined ? firstSettings : decode(row.data),
    ).pipe(Effect.withSpan("EngineStore.get")),
    modify: Effect.fn("EngineStore.modify")((change) =>
      db.transaction(Effect.gen(function*() {
        // Without a row there would be nothing to lock.
        yield* db.query((q) =>
          q.insertInto("engine_settings").values({ id, data: encode(firstSettings) }).onConflict((on) => on.doNothing())
            .execute()
        )
        const { data } = yield* db.query((q) =>
          q.selectFrom("engine_settings").select("data").where("id", "=", id).forUpdate().executeTakeFirstOrThrow()
        )
        const changed = yield* Effect.fromResult(change(decode(data)))
        yield* db.query((q) =>
          q.updateTable("engine_settings").set({ data: encode(changed) }).where("id", "=", id).execute()
        )
        return changed
      }))
    ),
  })
})

export const layer = Layer.effect(EngineStore, make)

const decode = Schema.decodeUnknownSync(EngineSettings)
const encode = (settings: EngineSettings): string => JSON.stringify(Schema.encodeSync(EngineSettings)(settings))
