import { scratch } from "#adapters/profile/scratch.ts"
import { openBackup } from "#adapters/storage/backup/open-backup.ts"
import { verifyBackup } from "#adapters/storage/backup/verify-backup.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { Effect, Layer } from "effect"
import { refuse } from "../errors.ts"

/** Restores a backup on trial. It needs no product: it makes a database of its own, and removes it. */
export const restoredOnTrial = Effect.fnUntraced(function*(path: string) {
  const { postgresBin } = yield* Effect.mapError(settings, ({ message }) => refuse("invalid", message))
  // Anything else is refused before a database is made for it, and an archive is unpacked once.
  const { folder } = yield* openBackup(path)
  const place = yield* Effect.mapError(
    Layer.build(scratch(postgresBin)),
    ({ message }) => refuse("unavailable", message),
  )
  return { ...(yield* Effect.provide(verifyBackup(folder), place)), path }
})
