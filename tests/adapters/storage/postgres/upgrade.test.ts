import { backupBefore } from "#adapters/profile/backup-before.ts"
import { openBackup } from "#adapters/storage/backup/open-backup.ts"
import { verifyBackup } from "#adapters/storage/backup/verify-backup.ts"
import * as LocalDisk from "#adapters/storage/local-disk/blob-store.ts"
import { Database } from "#adapters/storage/postgres/database.ts"
import { inOrder } from "#adapters/storage/postgres/in-order.ts"
import { Migrations } from "#adapters/storage/postgres/migrate.ts"
import * as Pool from "#adapters/storage/postgres/pool.ts"
import * as Tasks from "#adapters/storage/postgres/task-store.ts"
import { lookAtUpgrade } from "#adapters/storage/postgres/upgrade.ts"
import * as Users from "#adapters/storage/postgres/user-store.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { describeUpgrade } from "#cli/doctor/upgrade.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Context, Effect, Exit, Layer, Redacted } from "effect"
import { sql } from "kysely"
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { scopedFolder } from "../../../support/a-folder.ts"
import { ada, aTask, taskId } from "../../../support/a-task.ts"
import { aUser } from "../../../support/a-user.ts"
import { ownPostgres } from "../../../support/databases.ts"
import { asked } from "../../../support/opened-database.ts"
import { clonedDatabase } from "../../../support/postgres-template.ts"

const next = "29990101-000000-loud-titles"

/** A later version: it has a column that may not be empty, and fills it from what is there. */
const later = Effect.map(Migrations, (migrations) => ({
  ...migrations,
  [next]: {
    up: inOrder(
      sql`alter table task add column loud text`,
      sql`update task set loud = upper(title)`,
      sql`alter table task alter column loud set not null`,
    ),
  },
}))

const asLater = Layer.effect(Migrations, later)

const loudTitles = Effect.flatMap(
  Database,
  ({ query }) => query((q) => sql<{ loud: string }>`select loud from task`.execute(q)),
).pipe(Effect.map(({ rows }) => rows.map(({ loud }) => loud)))

/** A database of this version, with Ada and her task. */
const earlierDatabase = Effect.gen(function*() {
  const url = yield* Effect.promise(clonedDatabase)
  yield* Effect.gen(function*() {
    yield* (yield* UserStore).insert(aUser())
    yield* (yield* TaskStore).insert(aTask({ title: "Kept" }))
    yield* (yield* Database).query((q) => sql`analyze`.execute(q))
  }).pipe(
    Effect.provide(Layer.provideMerge(Layer.merge(Users.layer, Tasks.layer), Pool.layer(Redacted.make(url)))),
  )
  return url
})

/** Such a database, opened by the later version. */
const upgrading = <A, E, R>(use: (url: string) => Effect.Effect<A, E, R>) =>
  Effect.flatMap(earlierDatabase, (url) => Effect.scoped(Effect.provide(use(url), asLater)))

const lastOf = (url: string) => Effect.promise(() => asked(url, "select max(name) from kysely_migration"))

describe("a database of an earlier version", () => {
  it.live("is named before the start, saved before it is changed, and keeps what is in it", () =>
    upgrading(Effect.fnUntraced(function*(url) {
      const before = yield* lastOf(url)
      const upgrade = yield* lookAtUpgrade(url)
      assert.deepInclude(upgrade, { isEmpty: false, unknown: null, pending: [next] })
      assert.isAtLeast(upgrade.rows, 2)
      assert.deepStrictEqual(yield* lastOf(url), before)

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
      const [task, titles] = yield* Effect.all([
        Effect.flatMap(TaskStore, ({ get }) => get(taskId(1))),
        loudTitles,
      ]).pipe(Effect.provide(Layer.provideMerge(Tasks.layer, upgraded)))
      assert.deepInclude(task, { ownerId: ada, title: "Kept" })
      assert.deepStrictEqual(titles, ["KEPT"])
      assert.deepStrictEqual((yield* lookAtUpgrade(url)).pending, [])
      const [name = ""] = readdirSync(backups)
      assert.match(name, /^parley-.*-before-upgrade\.tar\.gz$/)
      yield* Effect.scoped(Effect.gen(function*() {
        assert.strictEqual((yield* openBackup(join(backups, name))).manifest.migration, before[0])
        assert.deepInclude(yield* verifyBackup(join(backups, name)), { files: 0, rows: 4 })
        assert.deepStrictEqual(yield* (yield* TaskStore).get(taskId(1)), task)
        // What the migration does to rows is done to those of the backup.
        assert.deepStrictEqual(yield* loudTitles, ["KEPT"])
      })).pipe(Effect.provide([
        Layer.provideMerge(Tasks.layer, ownPostgres),
        LocalDisk.layer({ folder: join(folder, "blobs") }),
      ]))
      // The next start changes nothing, and makes no other.
      yield* Effect.scoped(Layer.build(upgraded))
      assert.lengthOf(readdirSync(backups), 1)
    })))

  it.live("stays as it is if it cannot be saved", () =>
    upgrading(Effect.fnUntraced(function*(url) {
      const before = yield* lastOf(url)
      const full = Effect.fail(new Pool.DatabaseNotSaved({ detail: "ENOSPC" }))
      const refusal = yield* Effect.flip(Layer.build(Pool.layer(Redacted.make(url), { beforeMigrating: full })))
      assert.match(refusal.message, /^This version changes the tables, and no backup could be made first \(ENOSPC\)/)
      assert.deepStrictEqual(yield* lastOf(url), before)
    })))

  it.live("stays as it is if one of several migrations fails", () =>
    Effect.gen(function*() {
      const url = yield* earlierDatabase
      const before = yield* lastOf(url)
      const broken = { ...(yield* later), "29990102-000000-broken": { up: inOrder(sql`drop table no_such_table`) } }
      const exit = yield* Effect.exit(
        Effect.scoped(Layer.build(Pool.layer(Redacted.make(url)))).pipe(
          Effect.provideService(Migrations, broken),
        ),
      )
      assert.isTrue(Exit.hasDies(exit))
      assert.deepStrictEqual(yield* lastOf(url), before)
      const columns = "select column_name from information_schema.columns where column_name = 'loud'"
      assert.deepStrictEqual(yield* Effect.promise(() => asked(url, columns)), [])
    }))

  it.live("is brought up to date once if several processes start at the same moment, and those of before go on", () =>
    Effect.gen(function*() {
      const url = yield* earlierDatabase
      const tasks = Effect.map(
        Layer.build(Layer.provide(Tasks.layer, Pool.layer(Redacted.make(url)))),
        (context) => Context.get(context, TaskStore),
      )
      const old = yield* tasks
      const { title } = yield* old.get(taskId(1))
      const added = { up: inOrder(sql`alter table task add column nickname text`) }
      const all = { ...(yield* Migrations), "29990101-000000-nicknames": added }
      const started = yield* Effect.all([tasks, tasks, tasks], { concurrency: 3 }).pipe(
        Effect.provideService(Migrations, all),
      )
      yield* Effect.forEach(started, ({ get }) => get(taskId(1)))
      const runs = "select count(*)::text from kysely_migration where name like '2999%'"
      assert.deepStrictEqual(yield* Effect.promise(() => asked(url, runs)), ["1"])
      yield* old.insert(aTask({ id: taskId(2), title }))
      assert.strictEqual((yield* old.get(taskId(2))).title, title)
    }).pipe(Effect.scoped))
})

describe("what the doctor says of an upgrade", () => {
  const kept = { backupDir: "/backups", backupS3: null, isEmbedded: true }
  const upgrade = { pending: [next], isEmpty: false, unknown: null, rows: 12_345, bytes: 55_500_000 }

  it("is which changes there will be, of how much, and whether a backup is made first", () => {
    const said = describeUpgrade(kept, upgrade)
    assert.strictEqual(said.detail, `the next start changes the tables (${next}) of 12,345 rows, 56 MB`)
    assert.strictEqual(said.advice, "nothing: a backup is made first")
    assert.include(describeUpgrade({ ...kept, backupDir: null }, upgrade).advice, "set BACKUP_DIR")
    assert.include(describeUpgrade({ ...kept, isEmbedded: false }, upgrade).advice, "make a backup first")
    assert.strictEqual(describeUpgrade(kept, { ...upgrade, pending: [] }).detail, "the database is up to date")
    assert.deepInclude(describeUpgrade(kept, { ...upgrade, unknown: "29991231-later" }), {
      state: "missing",
      essential: true,
      advice: "start that version, or restore a backup from before",
    })
    assert.deepInclude(describeUpgrade(kept, { ...upgrade, unknown: "20261120-100000-accounts" }), {
      state: "missing",
      essential: true,
      advice: "start with an empty database: another DATA_DIR or DATABASE_URL",
    })
  })
})
