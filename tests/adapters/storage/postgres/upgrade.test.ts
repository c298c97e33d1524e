import { backupBefore } from "#adapters/profile/backup-before.ts"
import { openBackup } from "#adapters/storage/backup/open-backup.ts"
import { tablesOf } from "#adapters/storage/backup/tables.ts"
import { verifyBackup } from "#adapters/storage/backup/verify-backup.ts"
import * as LocalDisk from "#adapters/storage/local-disk/blob-store.ts"
import { Database } from "#adapters/storage/postgres/database.ts"
import { migratorOf } from "#adapters/storage/postgres/migrate.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import type { Schema } from "#adapters/storage/postgres/schema.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import { lookAtUpgrade } from "#adapters/storage/postgres/upgrade.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { describeUpgrade } from "#cli/doctor/upgrade.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Redacted } from "effect"
import { Kysely, PostgresDialect, sql } from "kysely"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { Pool as Connections } from "pg"
import { scopedFolder } from "../../../support/a-folder.ts"
import { ada, aTask, taskId } from "../../../support/a-task.ts"
import { aUser } from "../../../support/a-user.ts"
import { ownPostgres } from "../../../support/databases.ts"
import { asked } from "../../../support/opened-database.ts"
import { bareDatabase } from "../../../support/postgres-template.ts"

const earlier = "20261123-180000-passkeys"
const next = "20261126-230000-tried-notices"

/** What is stored of Ada and her task, as lines of JSON by table. */
const stored = Effect.gen(function*() {
  yield* (yield* UserStore).insert(aUser())
  yield* (yield* TaskStore).insert(aTask({ title: "Kept" }))
  const { query } = yield* Database
  const lines = (table: string) =>
    query((q) => sql<{ line: string }>`select row_to_json(r)::text as line from ${sql.table(table)} r`.execute(q))
  return {
    app_user: (yield* lines("app_user")).rows.map(({ line }) => line),
    task: (yield* lines("task")).rows.map(({ line }) => line),
    task_work: (yield* lines("task_work")).rows.map(({ line }) => line),
  }
}).pipe(Effect.provide(Layer.provideMerge(Layer.merge(Users.layer, Tasks.layer), ownPostgres)))

/** A database of an earlier version, with these rows. */
const earlierDatabase = Effect.fnUntraced(function*(rows: Effect.Success<typeof stored>) {
  const url = yield* Effect.promise(bareDatabase)
  yield* Effect.promise(async () => {
    const dialect = new PostgresDialect({ pool: new Connections({ connectionString: url, max: 1 }) })
    const db = new Kysely<Schema>({ dialect })
    const { error } = await migratorOf(db).migrateTo(earlier)
    assert.isUndefined(error)
    const tables = await tablesOf(db)
    const fill = (name: string, lines: ReadonlyArray<string>) => {
      const columns = tables.find((table) => table.name === name)?.columns ?? []
      const list = sql.join(columns.map((column) => sql.ref(column)))
      return sql`insert into ${sql.table(name)} (${list})
        select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(",")}]`}::jsonb)`
        .execute(db)
    }
    await fill("app_user", rows.app_user)
    await fill("task", rows.task)
    await fill("task_work", rows.task_work)
    await sql`analyze`.execute(db)
    await db.destroy()
  })
  return url
})

describe("a database of an earlier version", () => {
  it.live("is named before the start, saved before it is changed, and keeps what is in it", () =>
    Effect.gen(function*() {
      const url = yield* earlierDatabase(yield* stored)
      const upgrade = yield* Effect.promise(() => lookAtUpgrade(url))
      assert.deepInclude(upgrade, { isEmpty: false, newer: null })
      assert.strictEqual(upgrade.pending[0], next)
      assert.isAtLeast(upgrade.rows, 2)
      assert.deepStrictEqual(yield* Effect.promise(() => asked(url, "select max(name) from kysely_migration")), [
        earlier,
      ])

      const folder = yield* scopedFolder
      const backups = join(folder, "backups")
      const env = { DATA_DIR: join(folder, "data"), BACKUP_DIR: backups }
      const given = yield* Effect.provideService(
        settings,
        ConfigProvider.ConfigProvider,
        ConfigProvider.fromEnv({ env }),
      )
      const beforeMigrating = backupBefore(given)
      const upgraded = Pool.layer(Redacted.make(url), { beforeMigrating })
      const task = yield* Effect.flatMap(TaskStore, ({ get }) => get(taskId(1))).pipe(
        Effect.provide(Layer.provideMerge(Tasks.layer, upgraded)),
      )
      assert.deepInclude(task, { ownerId: ada, title: "Kept" })
      assert.deepStrictEqual((yield* Effect.promise(() => lookAtUpgrade(url))).pending, [])
      const [name = ""] = readdirSync(backups)
      assert.match(name, /^parley-.*-before-upgrade\.tar\.gz$/)
      yield* Effect.scoped(Effect.gen(function*() {
        assert.strictEqual((yield* openBackup(join(backups, name))).manifest.migration, earlier)
        assert.deepInclude(yield* verifyBackup(join(backups, name)), { files: 0, rows: 3 })
        assert.deepStrictEqual(yield* (yield* TaskStore).get(taskId(1)), task)
      })).pipe(Effect.provide([
        Layer.provideMerge(Tasks.layer, ownPostgres),
        LocalDisk.layer({ folder: join(folder, "blobs") }),
      ]))
      // The next start changes nothing, and makes no other.
      yield* Effect.scoped(Layer.build(upgraded))
      assert.lengthOf(readdirSync(backups), 1)
    }).pipe(Effect.scoped))

  it.live("stays as it is if it cannot be saved", () =>
    Effect.gen(function*() {
      const url = yield* earlierDatabase(yield* stored)
      const full = Effect.fail(new Pool.DatabaseNotSaved({ detail: "ENOSPC" }))
      const refusal = yield* Effect.flip(Layer.build(Pool.layer(Redacted.make(url), { beforeMigrating: full })))
      assert.match(refusal.message, /^This version changes the tables, and no backup could be made first \(ENOSPC\)/)
      assert.deepStrictEqual(yield* Effect.promise(() => asked(url, "select max(name) from kysely_migration")), [
        earlier,
      ])
    }).pipe(Effect.scoped))
})

describe("what the doctor says of an upgrade", () => {
  const kept = { backupDir: "/backups", backupS3: null, isEmbedded: true }
  const upgrade = { pending: [next], isEmpty: false, newer: null, rows: 12_345, bytes: 55_500_000 }

  it("is which changes there will be, of how much, and whether a backup is made first", () => {
    const said = describeUpgrade(kept, upgrade)
    assert.strictEqual(said.detail, `the next start changes the tables (${next}) of 12,345 rows, 56 MB`)
    assert.strictEqual(said.advice, "nothing: a backup is made first")
    assert.include(describeUpgrade({ ...kept, backupDir: null }, upgrade).advice, "set BACKUP_DIR")
    assert.include(describeUpgrade({ ...kept, isEmbedded: false }, upgrade).advice, "make a backup first")
    assert.strictEqual(describeUpgrade(kept, { ...upgrade, pending: [] }).detail, "the database is up to date")
    assert.deepInclude(describeUpgrade(kept, { ...upgrade, newer: "29991231-later" }), {
      state: "missing",
      essential: true,
    })
  })
})
