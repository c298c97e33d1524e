import { connections } from "#domain/kernel/metrics.ts"
import { keepReading } from "#domain/kernel/readings.ts"
import { Effect, Layer, Metric, Redacted, Schema } from "effect"
import { Kysely, PostgresDialect } from "kysely"
import { Pool, TypeOverrides } from "pg"
import * as Database from "./database.ts"
import { isOfDevelopment, migrate, Migrations, pendingMigrations, unknownMigration } from "./migrate.ts"
import type { Schema as Tables } from "./schema.ts"
import { watchedPool } from "./watched-pool.ts"

/** The server at DATABASE_URL cannot be used; reported at start. */
export class DatabaseUnusable extends Schema.TaggedError<DatabaseUnusable>()("DatabaseUnusable", {
  detail: Schema.String,
}) {
  override get message(): string {
    return `DATABASE_URL: ${this.detail}`
  }
}

/** The database was changed by a newer version of Parley; reported at start. */
export class DatabaseNewer extends Schema.TaggedError<DatabaseNewer>()("DatabaseNewer", { migration: Schema.String }) {
  override get message(): string {
    return `the database was changed by a newer version of Parley (${this.migration}): start that version, or restore a backup from before`
  }
}

/** The database is of a development version, before migrations were kept; reported at start. */
export class DatabaseTooOld extends Schema.TaggedError<DatabaseTooOld>()("DatabaseTooOld", {
  migration: Schema.String,
}) {
  override get message(): string {
    return `the database was made by a development version from before 0.2.0 (${this.migration}), and cannot be brought up to date: start with an empty one (another DATA_DIR or DATABASE_URL), and take along what you need by exporting it with the version that made it`
  }
}

/** The tables were to be changed, and could not be backed up before; reported at start. */
export class DatabaseNotSaved extends Schema.TaggedError<DatabaseNotSaved>()("DatabaseNotSaved", {
  detail: Schema.String,
}) {
  override get message(): string {
    return `This version changes the tables, and no backup could be made first (${this.detail}): correct that, or start once without BACKUP_DIR and BACKUP_S3`
  }
}

export interface PoolOptions {
  /** Milliseconds that a statement may take. */
  readonly timeout?: number
  readonly onQuery?: Database.OnQuery
  /** Runs before tables that hold something are changed; they are not if it fails. */
  readonly beforeMigrating?: Effect.Effect<void, DatabaseNotSaved, Database.Database>
}

const defaultTimeout = 30_000
const minVersion = 15
const int8 = 20

const connect = (url: Redacted.Redacted): Pool => {
  const types = new TypeOverrides()
  types.setTypeParser(int8, Number)
  return new Pool({
    connectionString: Redacted.value(url),
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types,
  })
}

const checkVersion = (pool: Pool) =>
  Effect.gen(function*() {
    const version = yield* Effect.tryPromise({
      try: () => pool.query<{ server_version_num: string }>("show server_version_num"),
      catch: (cause) => new DatabaseUnusable({ detail: `no connection (${reasonOf(cause)})` }),
    })
    const major = Math.floor(Number(version.rows[0]?.server_version_num ?? 0) / 10_000)
    const detail = `PostgreSQL ${minVersion} or later is required; this is ${major}`
    return yield* major < minVersion ? new DatabaseUnusable({ detail }) : Effect.void
  })

/** The error code only ("ECONNREFUSED", "28P01"): the driver's messages may contain the address. */
const reasonOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "unknown reason"

/** The database on a PostgreSQL server. */
export const layer = (
  url: Redacted.Redacted,
  { timeout = defaultTimeout, onQuery, beforeMigrating = Effect.void }: PoolOptions = {},
): Layer.Layer<Database.Database, DatabaseUnusable | DatabaseTooOld | DatabaseNewer | DatabaseNotSaved> =>
  Layer.unwrap(Effect.gen(function*() {
    const pool = connect(url)
    pool.on("error", ignoreLoss)
    // A connection in use that is lost between two statements would end the process otherwise.
    pool.on("connect", (client) => client.on("error", ignoreLoss))
    yield* checkVersion(pool).pipe(Effect.onError(() => Effect.promise(() => pool.end())))
    // A migration may take longer than any statement after it.
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    const migrations = yield* Migrations
    const unknown = yield* Effect.promise(() => unknownMigration(db, migrations))
    if (unknown !== null) {
      yield* Effect.promise(() => pool.end())
      return yield* otherVersion(unknown)
    }
    const pending = yield* Effect.promise(() => pendingMigrations(db, migrations))
    if (pending.length > 0) {
      yield* beforeMigrating.pipe(
        Effect.provide(Database.layer(new PostgresDialect({ pool: connect(url) }))),
        Effect.onError(() => Effect.promise(() => pool.end())),
      )
    }
    yield* Effect.promise(() => migrate(db, migrations))
    return Layer.merge(
      Database.layer(new PostgresDialect({ pool: watchedPool(pool, timeout) }), onQuery),
      Layer.effectDiscard(keepReading(readPool(pool))),
    )
  }))

const otherVersion = (migration: string): DatabaseTooOld | DatabaseNewer =>
  isOfDevelopment(migration) ? new DatabaseTooOld({ migration }) : new DatabaseNewer({ migration })

/** Connections in use, and those that are kept for the next statement. */
const readPool = (pool: Pool): Effect.Effect<void> =>
  Effect.suspend(() =>
    Effect.andThen(
      Metric.update(Metric.withAttributes(connections, { kind: "database" }), pool.totalCount - pool.idleCount),
      Metric.update(Metric.withAttributes(connections, { kind: "database-idle" }), pool.idleCount),
    )
  )

/** The next statement reports it; the pool replaces the connection. */
const ignoreLoss = (): void => undefined
