import { Database } from "#adapters/postgres/database.ts"
import type { Schema } from "#adapters/postgres/schema.ts"
import { BlobStore } from "#domain/intake/blob-store.port.ts"
import { Effect, Stream } from "effect"
import { type Kysely, sql } from "kysely"
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { isArchive, pack } from "./archive.ts"
import { tablesOf } from "./tables.ts"

const rowsAtOnce = 500

/**
 * Writes all tables, as they were at one moment, and then the files they name to a new folder or .tar.gz. It appears under
 * its name when it is complete. A file that was deleted meanwhile is named in `missing`.
 */
export const writeBackup = Effect.fn("backup.write")(function*(target: string) {
  const { query, transaction } = yield* Database
  const folder = yield* Effect.acquireRelease(
    Effect.promise(async () => {
      await mkdir(dirname(target), { recursive: true })
      return mkdtemp(`${target}.partial-`)
    }),
    (path) => Effect.promise(() => rm(path, { recursive: true, force: true })),
  )
  const rows = yield* transaction(query((db) => dump(db, folder)))
  const files = yield* copyFiles(folder)
  yield* Effect.promise(() =>
    writeFile(join(folder, "backup.json"), JSON.stringify({ format: 1, ...rows, files: files.copied }))
  )
  yield* isArchive(target) ? pack(folder, target) : Effect.promise(() => rename(folder, target))
  return { rows: rows.rows, files: files.copied.length, missing: files.missing }
}, Effect.scoped)

const dump = async (db: Kysely<Schema>, folder: string) => {
  await sql`set transaction isolation level repeatable read, read only`.execute(db)
  const tables = await tablesOf(db)
  await mkdir(join(folder, "tables"))
  let rows = 0
  for (const { name, columns } of tables) {
    const path = join(folder, "tables", `${name}.ndjson`)
    await pipeline(
      Readable.from(linesOf(db, name, columns, () => (rows += 1))),
      createWriteStream(path, { mode: 0o600 }),
    )
  }
  return { rows, tables: tables.map(({ name }) => name) }
}

async function* linesOf(db: Kysely<Schema>, table: string, columns: ReadonlyArray<string>, count: () => void) {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`declare dump no scroll cursor for
    select row_to_json(r)::text as line from (select ${list} from ${sql.table(table)}) r`.execute(db)
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(rowsAtOnce)} from dump`.execute(db)
    for (const { line } of rows) {
      count()
      yield `${line}\n`
    }
    if (rows.length < rowsAtOnce) break
  }
  await sql`close dump`.execute(db)
}

const copyFiles = Effect.fnUntraced(function*(folder: string) {
  const { query } = yield* Database
  const blobs = yield* BlobStore
  const keys = yield* query((db) =>
    sql<{ key: string }>`select distinct part->>'key' as key from task, jsonb_array_elements(data->'parts') part
      where part->>'key' is not null order by 1`.execute(db)
  )
  const copied: Array<string> = []
  const missing: Array<string> = []
  for (const { key } of keys.rows) {
    const path = join(folder, "blobs", encodeURIComponent(key))
    yield* Effect.promise(() => mkdir(dirname(path), { recursive: true }))
    const isThere = yield* Stream.toReadableStreamEffect(blobs.read(key, null)).pipe(
      Effect.flatMap((bytes) => Effect.promise(() => saved(bytes, path))),
      Effect.when(Effect.map(Effect.exit(blobs.size(key)), ({ _tag }) => _tag === "Success")),
    )
    if (isThere._tag === "Some") copied.push(key)
    else missing.push(key)
  }
  return { copied, missing }
})

const saved = (bytes: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  pipeline(Readable.fromWeb(bytes), createWriteStream(path, { mode: 0o600 }))
