import { openBackup } from "#adapters/storage/backup/open-backup.ts"
import { readBackup } from "#adapters/storage/backup/read-backup.ts"
import { requireOperator } from "#domain/account/shared/signed-in.ts"
import { DocumentBus } from "#domain/kernel/document-bus.port.ts"
import { Effect, Schema } from "effect"
import { operation } from "../product/operation.ts"

/** Puts a backup into an empty product; with `replace`, what is there is removed first. */
export const restoreBackup = operation("cli.restoreBackup", {
  input: Schema.Struct({ path: Schema.String, replace: Schema.Boolean }),
  output: Schema.Struct({ path: Schema.String, rows: Schema.Int, files: Schema.Int }),
  run: Effect.fnUntraced(function*({ path, replace }) {
    yield* requireOperator
    const restored = yield* readBackup(path, replace)
    const bus = yield* DocumentBus
    yield* bus.publish({ kind: "close", user: null, session: null, task: null, reason: "stale" })
    return { path, ...restored }
  }),
})

/** The folder of a backup, unpacked while the scope is open: anything else is refused before a database is made for it. */
export const unpackedBackup = (path: string) => Effect.map(openBackup(path), ({ folder }) => folder)
