import { isOfDevelopment, Migrations } from "#adapters/storage/postgres/migrate.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { Effect, Schema } from "effect"
import { open, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { unpack } from "./archive.ts"
import { backupFormat } from "./tables.ts"

const Manifest = Schema.fromJsonString(Schema.Struct({
  format: Schema.Int,
  rows: Schema.Int,
  tables: Schema.Array(Schema.String),
  files: Schema.Array(Schema.String),
  /** The last change to the tables that it holds. */
  migration: Schema.String,
}))

/** The file is not a backup, or there is data already. */
export class RestoreRefused extends Schema.TaggedError<RestoreRefused>()("RestoreRefused", {
  kind: Schema.Literals(["invalid", "conflict", "not-found"]),
  detail: Schema.String,
}) {
  override get message(): string {
    return this.detail
  }
}

export const refused = (kind: RestoreRefused["kind"], detail: string) => new RestoreRefused({ kind, detail })

/** A backup as a folder, unpacked while the scope is open. */
export const openBackup = Effect.fn("backup.open")(function*(source: string) {
  const folder = yield* unpacked(source)
  const manifest = yield* Effect.promise(() => readFile(join(folder, "backup.json"), "utf8").catch(() => "")).pipe(
    Effect.flatMap(Schema.decodeUnknownEffect(Manifest)),
    Effect.mapError(() => refused("invalid", `${source} is not a backup of this product`)),
  )
  if (manifest.format !== backupFormat) {
    const detail = `${source} has backup format ${manifest.format}; this version reads format ${backupFormat}`
    return yield* refused("invalid", `${detail}: restore it with the version that made it`)
  }
  const { migration } = manifest
  if (isOfDevelopment(migration)) {
    const detail = `${source} is of a development version from before 0.2.0 (${migration})`
    return yield* refused("invalid", `${detail}: restore it with that version, and export what you need`)
  }
  if (!(migration in (yield* Migrations))) {
    const detail =
      `${source} is of a newer version of Parley (${migration}), and would lose what this one does not know`
    return yield* refused("invalid", `${detail}: restore it with that version`)
  }
  return { folder, manifest }
})

/** A folder for temporary files, while the scope is open; one that a killed process leaves is removed at the next start. */
export const workFolder = Effect.acquireRelease(
  Effect.promise(makeTempFolder),
  (path) => Effect.promise(() => rm(path, { recursive: true, force: true })),
)

const unpacked = Effect.fnUntraced(function*(source: string) {
  const found = yield* Effect.promise(() => stat(source).catch(() => null))
  if (found === null) return yield* refused("not-found", `${source}: no such file or folder`)
  if (found.isDirectory()) return source
  if (!(yield* Effect.promise(() => isGzip(source)))) return yield* refused("invalid", `${source} is not a .tar.gz`)
  const folder = join(yield* workFolder, "backup")
  const detail = `${source} cannot be unpacked: it is damaged, or names files outside of itself; nothing was restored`
  yield* unpack(source, folder).pipe(Effect.catchCause(() => Effect.fail(refused("invalid", detail))))
  return folder
})

/** By its first two bytes. */
const isGzip = async (path: string): Promise<boolean> => {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer.readUInt16BE() === 0x1f8b
  } finally {
    await file.close()
  }
}
