import { Effect } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { resolve } from "node:path"
import { backUp } from "../local-operations/back-up.ts"
import { keptOr } from "../local-operations/kept-backup.ts"
import { restoreBackup, unpackedBackup } from "../local-operations/restore-backup.ts"
import { restoredOnTrial } from "../local-operations/verify-backup.ts"
import { openAlone, openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { cancel, list, run } from "./backup-kept.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const absolute = (name: string): string => resolve(process.env["INIT_CWD"] ?? process.cwd(), name)

const path = Argument.String("path").pipe(
  Argument.withDescription("A .tar.gz, or a folder"),
  Argument.map((name) => absolute(name)),
)

/** Also the name of one that is kept. */
const source = Argument.String("path").pipe(
  Argument.withDescription("A .tar.gz or a folder, or the name of a backup that is kept, as `backup list` shows it"),
)

const verify = Command.make("verify", { source, json }, ({ source, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const path = yield* keptOr(source, absolute(source))
    const done = { ...(yield* restoredOnTrial(path)), path: source }
    yield* print(json, done, `${source} can be restored: ${done.rows} rows, ${done.files} files`)
  }))).pipe(Command.withDescription("Restore a backup on trial, into a database that is removed again"))

export const backup = Command.make("backup", { path, json }, ({ path, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const done = yield* call(backUp, { path }, operator)
    const missing = done.missing.length === 0 ? "" : `\nMissing in the store: ${done.missing.join(", ")}`
    yield* print(json, done, `Wrote ${path}: ${done.rows} rows, ${done.files} files${missing}`)
  }))).pipe(
    Command.withDescription("Write all stored data to a .tar.gz or a folder; the server may be running"),
    Command.withSubcommands([list, run, cancel, verify]),
  )

const force = Flag.Boolean("force").pipe(Flag.withDefault(false), Flag.withDescription("Replace what is there"))

export const restore = Command.make(
  "restore",
  { source, force, json },
  ({ source, force, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const folder = yield* unpackedBackup(yield* keptOr(source, absolute(source)))
      const { call } = yield* openAlone
      const done = { ...(yield* call(restoreBackup, { path: folder, replace: force }, operator)), path: source }
      yield* print(json, done, `Restored ${done.rows} rows and ${done.files} files from ${source}`)
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
