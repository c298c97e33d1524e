import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { Effect, Layer } from "effect"
import { State } from "./state.ts"

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const get = read(({ backups }) => backups)
  return BackupStore.of({
    get,
    modify: (change) =>
      transaction(Effect.gen(function*() {
        const backups = yield* Effect.fromResult(change(yield* get))
        yield* write(() => ({ backups }))
        return backups
      })),
  })
})

export const layer = Layer.effect(BackupStore, make)
