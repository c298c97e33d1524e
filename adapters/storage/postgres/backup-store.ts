import { BackupRuns } from "#domain/backup/backup-run.ts"
import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { Effect, Layer, Schema } from "effect"
import { Database } from "./database.ts"

const id = 1

const make = Effect.gen(function*() {
  const db = yield* Database
  return BackupStore.of({
    get: Effect.map(
      db.query((q) => q.selectFrom("backup_runs").select("data").where("id", "=", id).executeTakeFirst()),
      (row) => row === undefined ? [] : decode(row.data),
    ).pipe(Effect.withSpan("BackupStore.get")),
    modify: Effect.fn("BackupStore.modify")((change) =>
      db.transaction(Effect.gen(function*() {
        // Without a row there would be nothing to lock.
        yield* db.query((q) =>
          q.insertInto("backup_runs").values({ id, data: encode([]) }).onConflict((on) => on.doNothing()).execute()
        )
        const { data } = yield* db.query((q) =>
          q.selectFrom("backup_runs").select("data").where("id", "=", id).forUpdate().executeTakeFirstOrThrow()
        )
        const changed = yield* Effect.fromResult(change(decode(data)))
        yield* db.query((q) =>
          q.updateTable("backup_runs").set({ data: encode(changed) }).where("id", "=", id).execute()
        )
        return changed
      }))
    ),
  })
})

export const layer = Layer.effect(BackupStore, make)

const decode = Schema.decodeUnknownSync(BackupRuns)
const encode = (runs: BackupRuns): string => JSON.stringify(Schema.encodeSync(BackupRuns)(runs))
