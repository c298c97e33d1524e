import { Database } from "#adapters/storage/postgres/database.ts"
import { lastMigration, Migrations } from "#adapters/storage/postgres/migrate.ts"
import type { Schema as Tables } from "#adapters/storage/postgres/schema.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { Effect, Stream } from "effect"
import { type Kysely, sql } from "kysely"
import { createReadStream } from "node:fs"
import { copyFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { openBackup, refused, workFolder } from "./open-backup.ts"
import { tablesAsOf, tablesUpToDate } from "./tables-as-of.ts"
import { type Table, tablesOf } from "./tables.ts"

const batch = 200

/** Restores a backup to either kind of database, all or nothing. Returns how many rows and files it had. */
export const readBackup = Effect.fn("backup.read")(function*(source: string, replace: boolean) {
  const { query, transaction } = yield* Database
  const blobs = yield* BlobStore
  const work = yield* workFolder
  const { folder, manifest } = yield* openBackup(source)
  const users = yield* query((db) => db.selectFrom("app_user").select("id").limit(1).execute())
  if (users.length > 0 && !replace) {
    return yield* refused("conflict", "there is data already; --force replaces it with the backup")
  }
  const replaced = yield* query((db) => db.selectFrom("task").select("id").execute())
  const rows = yield* transaction(asOfThen(manifest.migration, restore(join(folder, "tables"))))
  yield* Effect.forEach(replaced, ({ id }) => blobs.removeAll(`task/${id}`), { discard: true })
  for (const key of manifest.files) {
    yield* blobs.removeAll(key)
    const copy = join(work, "file")
    yield* Effect.promise(() => copyFile(join(folder, "blobs", encodeURIComponent(key)), copy))
    yield* blobs.moveIn(key, copy)
  }
  return { rows, files: manifest.files.length }
}, Effect.scoped)

/**
 * Restores rows into the tables as they were when the backup was made, and then changes both as an upgrade does: what a migration
 * does to rows is done to those of a backup, too.
 */
const asOfThen = Effect.fnUntraced(function*<A, E, R>(migration: string, work: Effect.Effect<A, E, R>) {
  const { query } = yield* Database
  const migrations = yield* Migrations
  const isOlder = migration !== (yield* query(lastMigration))
  const runs = isOlder ? yield* query((db) => tablesAsOf(db, migrations, migration)) : null
  const done = yield* work
  if (isOlder) yield* query((db) => tablesUpToDate(db, migrations, runs))
  yield* query((db) => renewEpochs.execute(db))
  return done
})

const restore = Effect.fnUntraced(function*(folder: string) {
  const { query } = yield* Database
  const tables = yield* query(tablesOf)
  yield* query((db) => sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(db))
  const counts = yield* Effect.forEach(tables, (table) => restoreTable(table, join(folder, `${table.name}.ndjson`)))
  return counts.reduce((sum, count) => sum + count, 0)
})

/** Copies in browsers are newer than the backup; they must not bring back what restoring it has undone. */
const renewEpochs = sql`update co_document
  set epoch = greatest(epoch + 1, floor(extract(epoch from clock_timestamp()) * 1000)::bigint)`

/** A table that no backup holds stays empty: that of uploads. */
const restoreTable = Effect.fnUntraced(function*(table: Table, path: string) {
  const { query } = yield* Database
  if (!(yield* Effect.promise(() => stat(path).then(() => true, () => false)))) return 0
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity })
  const count = yield* Stream.fromAsyncIterable(lines, (cause) => cause).pipe(
    Stream.orDie,
    Stream.grouped(batch),
    Stream.mapEffect((rows) => query((db) => insert(db, table, rows))),
    Stream.runFold(() => 0, (sum, inserted) => sum + inserted),
  )
  const { name, identity } = table
  if (identity !== null) yield* query((db) => resumeSequence(db, name, identity))
  return count
})

const insert = async (db: Kysely<Tables>, { name, columns }: Table, lines: ReadonlyArray<string>): Promise<number> => {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const { numAffectedRows = 0n } = await sql`insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(",")}]`}::jsonb)`.execute(
    db,
  )
  return Number(numAffectedRows)
}

const resumeSequence = (db: Kysely<Tables>, table: string, column: string) =>
  sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 0) + 1, false)
    from ${sql.table(table)}`.execute(db)
