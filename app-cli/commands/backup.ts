import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { resolve } from "node:path"
import { backUp } from "../local-operations/back-up.ts"
import { restoreBackup, unpackedBackup } from "../local-operations/restore-backup.ts"
import { restoredOnTrial } from "../local-operations/verify-backup.ts"
import { openAlone, openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const path = Argument.String("path").pipe(
  Argument.withDescription("A .tar.gz, or a folder"),
  Argument.map((name) => resolve(process.env["INIT_CWD"] ?? process.cwd(), name)),
)

const verify = Command.make("verify", { path, json }, ({ path, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const done = yield* restoredOnTrial(path)
    yield* print(json, done, `${path} can be restored: ${done.rows} rows, ${done.files} files`)
  }))).pipe(Command.withDescription("Restore a backup on trial, into a database that is removed again"))

export const backup = Command.make("backup", { path, json }, ({ path, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const done = yield* call(backUp, { path }, operator)
    const missing = done.missing.length === 0 ? "" : `\nMissing in the store: ${done.missing.join(", ")}`
    yield* print(json, done, `Wrote ${path}: ${done.rows} rows, ${done.files} files${missing}`)
  }))).pipe(
    Command.withDescription("Write all stored data to a .tar.gz or a folder; the server may be running"),
    Command.withSubcommands([verify]),
  )

const force = Flag.Boolean("force").pipe(Flag.withDefault(false), Flag.withDescription("Replace what is there"))

export const restore = Command.make(
  "restore",
  { path, force, json },
  ({ path, force, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const folder = yield* unpackedBackup(path)
      const { call } = yield* openAlone
      const done = { ...(yield* call(restoreBackup, { path: folder, replace: force }, operator)), path }
      yield* print(json, done, `Restored ${done.rows} rows and ${done.files} files from ${path}`)
    })),
).pipe(Command.withDescription("Restore a backup into an empty data folder; the server must not be running"))

/** Opening the database migrates it, as the running server has done. */
export const migrate = Command.make(
  "migrate",
  { json },
  ({ json }) =>
    Effect.scoped(Effect.andThen(openProduct, print(json, { migrated: true }, "The database is up to date"))),
).pipe(
  Command.withDescription("Bring the database up to date"),
)
