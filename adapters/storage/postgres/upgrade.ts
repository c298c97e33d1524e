import { Effect } from "effect"
import { Kysely, PostgresDialect, sql } from "kysely"
import { Pool } from "pg"
import { Migrations, pendingMigrations, unknownMigration } from "./migrate.ts"
import type { Schema } from "./schema.ts"

/** What starting this version would change in a database. */
export interface Upgrade {
  /** The migrations that would run; none are named for a database without tables. */
  readonly pending: ReadonlyArray<string>
  readonly isEmpty: boolean
  /** A migration that this version does not have; null if there is none. */
  readonly unknown: string | null
  /** An estimate of PostgreSQL's, and bytes on its disk. */
  readonly rows: number
  readonly bytes: number
}

/** Looks at a database without changing it. Fails if it cannot be reached. */
export const lookAtUpgrade = Effect.fnUntraced(function*(url: string) {
  const migrations = yield* Migrations
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 })
  pool.on("error", () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return yield* Effect.tryPromise(() => upgradeOf(db, migrations)).pipe(
    Effect.ensuring(Effect.promise(() => db.destroy())),
  )
})

const upgradeOf = async (db: Kysely<Schema>, migrations: typeof Migrations.Service): Promise<Upgrade> => {
  const { rows: [size] } = await sql<{ rows: string; bytes: string; tables: number }>`select
    (select coalesce(sum(greatest(reltuples, 0)), 0) from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace) as rows,
    pg_database_size(current_database()) as bytes,
    (select count(*)::int from pg_class
      where relname = 'kysely_migration' and relnamespace = current_schema()::regnamespace) as tables`.execute(db)
  return {
    pending: await pendingMigrations(db, migrations),
    isEmpty: size?.tables === 0,
    unknown: await unknownMigration(db, migrations),
    rows: Math.round(Number(size?.rows ?? 0)),
    bytes: Number(size?.bytes ?? 0),
  }
}
