import { unreported, writeBackup } from "#adapters/storage/backup/write-backup.ts"
import type { Database } from "#adapters/storage/postgres/database.ts"
import { requireOperator } from "#domain/account/shared/signed-in.ts"
import { Effect, Schema } from "effect"
import { operation } from "../product/operation.ts"

/** A backup reads the database itself. */
export type BackupPorts = Database

/** Writes everything that is kept to a file (.tar.gz, .tgz) or, by any other name, to a new folder. */
export const backUp = operation("cli.backUp", {
  input: Schema.Struct({ path: Schema.String }),
  output: Schema.Struct({
    path: Schema.String,
    rows: Schema.Int,
    files: Schema.Int,
    missing: Schema.Array(Schema.String),
  }),
  run: Effect.fnUntraced(function*({ path }) {
    yield* requireOperator
    return { path, ...(yield* writeBackup(path, unreported)) }
  }),
})
