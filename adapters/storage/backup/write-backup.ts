import { draftFolder, sweepDrafts } from "#adapters/storage/local-disk/draft-folder.ts"
import { settleFolder } from "#adapters/storage/local-disk/sync-path.ts"
import { Database } from "#adapters/storage/postgres/database.ts"
import { lastMigration } from "#adapters/storage/postgres/migrate.ts"
import type { Schema as Tables } from "#adapters/storage/postgres/schema.ts"
import type { Report } from "#domain/backup/backup-maker.port.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { Effect, Schema, Stream } from "effect"
import { type Kysely, sql } from "kysely"
import { createWriteStream } from "node:fs"
import { appendFile, mkdir, readdir, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { isArchive, pack } from "./archive.ts"
import { backupFormat, type Table, tablesOf } from "./tables.ts"

const batch = 500

/** @public The target cannot hold a backup; the message says why. It stands in the types of commands. */
export class BackupRefused extends Schema.TaggedError<BackupRefused>()("BackupRefused", {
  kind: Schema.Literals(["conflict", "full", "unavailable"]),
  detail: Schema.String,
}) {
  override get message(): string {
    return this.detail
  }
}

/** The bytes of uploads are not backed up, so their rows are not either. */
const excluded: ReadonlySet<string> = new Set(["upload"])

/**
 * Writes all tables, from one snapshot, and then the files they refer to. The target, a new folder or .tar.gz, gets its
 * name once it is complete. `missing` lists the files that were deleted in the meantime. Progress counts tables and files.
 */
export const writeBackup = Effect.fn("backup.write")(function*(target: string, report: Report) {
  const { transaction } = yield* Database
  yield* requireUnused(target)
  yield* Effect.promise(() => sweepDrafts(dirname(target)))
  const folder = join(yield* draftFolder(dirname(target), basename(target)), "content")
  yield* Effect.promise(() => mkdir(folder, { mode: 0o700 }))
  const rows = yield* transaction(dump(folder, report))
  const files = yield* copyFiles(folder, rows.tables.length, report)
  yield* Effect.promise(() =>
    writeFile(join(folder, "backup.json"), JSON.stringify({ format: backupFormat, ...rows, files: files.copied }))
  )
  yield* isArchive(target) ? pack(folder, target) : Effect.promise(() => settleFolder(folder, target))
  return { rows: rows.rows, files: files.copied.length, missing: files.missing }
}, (written, target) =>
  Effect.catchDefect(Effect.scoped(written), (defect) =>
    isOfTheDisk(defect)
      ? Effect.fail(
        new BackupRefused({
          kind: isOutOfRoom(defect) ? "full" : "unavailable",
          detail: `${target} cannot be written: ${defect.message}`,
        }),
      )
      : Effect.die(defect)))

/** Nobody wants to know how far it is. */
export const unreported: Report = () => Effect.void

/** The finished folder is renamed to the target, which works only if that is missing or empty; checked before the work begins. */
const requireUnused = (target: string) =>
  Effect.promise(() => readdir(target).catch(() => [])).pipe(
    Effect.flatMap((inside) =>
      inside.length === 0
        ? Effect.void
        : Effect.fail(new BackupRefused({ kind: "conflict", detail: `${target} exists and is not empty` }))
    ),
  )

const codes: ReadonlySet<unknown> = new Set(
  [
    "EACCES",
    "EDQUOT",
    "EEXIST",
    "EISDIR",
    "ENAMETOOLONG",
    "ENOENT",
    "ENOSPC",
    "ENOTDIR",
    "ENOTEMPTY",
    "EPERM",
    "EROFS",
  ],
)

const isOfTheDisk = (defect: unknown): defect is Error =>
  defect instanceof Error && ("code" in defect && codes.has(defect.code) || defect.message.startsWith("tar: "))

/** `tar` says it in words. */
const isOutOfRoom = (defect: Error): boolean =>
  "code" in defect && (defect.code === "ENOSPC" || defect.code === "EDQUOT")
  || /No space left on device|Disk quota exceeded/.test(defect.message)

const dump = Effect.fnUntraced(function*(folder: string, report: Report) {
  const { query } = yield* Database
  yield* query((db) => sql`set transaction isolation level repeatable read, read only`.execute(db))
  const tables = (yield* query(tablesOf)).filter(({ name }) => !excluded.has(name))
  yield* Effect.promise(() => mkdir(join(folder, "tables")))
  const files = (yield* query(keysOf)).length
  const counts = yield* Effect.forEach(
    tables,
    (table, done) =>
      report({ done, total: tables.length + files }).pipe(
        Effect.andThen(dumpTable(table, join(folder, "tables", `${table.name}.ndjson`))),
      ),
  )
  const migration = yield* query(lastMigration)
  return { rows: counts.reduce((sum, count) => sum + count, 0), tables: tables.map(({ name }) => name), migration }
})

/** A line of JSON for each row, as the database writes it: timestamps keep their microseconds. */
const dumpTable = Effect.fnUntraced(function*({ name, columns }: Table, path: string) {
  const { query } = yield* Database
  const list = sql.join(columns.map((column) => sql.ref(column)))
  yield* query((db) =>
    sql`declare dump no scroll cursor for
      select row_to_json(r)::text as line from (select ${list} from ${sql.table(name)}) r`.execute(db)
  )
  yield* Effect.promise(() => writeFile(path, "", { mode: 0o600 }))
  const count = yield* Stream.fromEffectRepeat(query(nextRows)).pipe(
    Stream.takeUntil((lines) => lines.length < batch),
    Stream.filter((lines) => lines.length > 0),
    Stream.tap((lines) => Effect.promise(() => appendFile(path, `${lines.join("\n")}\n`))),
    Stream.runFold(() => 0, (sum, lines) => sum + lines.length),
  )
  yield* query((db) => sql`close dump`.execute(db))
  return count
})

const nextRows = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from dump`.execute(db)
  return rows.map(({ line }) => line)
}

const keysOf = async (db: Kysely<Tables>): Promise<ReadonlyArray<string>> => {
  const { rows } = await sql<{ key: string }>`select distinct part->>'key' as key
    from task, jsonb_array_elements(data->'parts') part where part->>'key' is not null order by 1`.execute(db)
  return rows.map(({ key }) => key)
}

const copyFiles = Effect.fnUntraced(function*(folder: string, tables: number, report: Report) {
  const { query } = yield* Database
  const blobs = yield* BlobStore
  const copied: Array<string> = []
  const missing: Array<string> = []
  const keys = yield* query(keysOf)
  for (const [at, key] of keys.entries()) {
    yield* report({ done: tables + at, total: tables + keys.length })
    const path = join(folder, "blobs", encodeURIComponent(key))
    yield* Effect.promise(() => mkdir(dirname(path), { recursive: true }))
    const copy = yield* Stream.toReadableStreamEffect(blobs.read(key, null)).pipe(
      Effect.flatMap((bytes) => Effect.promise(() => save(bytes, path))),
      Effect.when(Effect.map(Effect.exit(blobs.size(key)), ({ _tag }) => _tag === "Success")),
    )
    if (copy._tag === "Some") copied.push(key)
    else missing.push(key)
  }
  return { copied, missing }
})

const save = (bytes: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  pipeline(Readable.fromWeb(bytes), createWriteStream(path, { mode: 0o600 }))
