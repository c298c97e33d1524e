import { Kysely, PostgresDialect, sql } from "kysely"
import { Pool } from "pg"
import { pendingMigrations, unknownMigration } from "./migrate.ts"
import type { Schema } from "./schema.ts"

/** What starting this version would change in a database. */
export interface Upgrade {
  /** The migrations that would run; none are named for a database without tables. */
  readonly pending: ReadonlyArray<string>
  readonly isEmpty: boolean
  /** A migration of a newer version; null if there is none. */
  readonly newer: string | null
  /** An estimate of PostgreSQL's, and bytes on its disk. */
  readonly rows: number
  readonly bytes: number
}

/** Looks at a database without changing it. Fails if it cannot be reached. */
export const lookAtUpgrade = async (url: string): Promise<Upgrade> => {
  const pool = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5000 })
  pool.on("error", () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await upgradeOf(db)
  } finally {
    await db.destroy()
  }
}

const upgradeOf = async (db: Kysely<Schema>): Promise<Upgrade> => {
  const { rows: [size] } = await sql<{ rows: string; bytes: string; tables: number }>`select
    (select coalesce(sum(greatest(reltuples, 0)), 0) from pg_class
      where relkind = 'r' and relnamespace = current_schema()::regnamespace) as rows,
    pg_database_size(current_database()) as bytes,
    (select count(*)::int from pg_class
      where relname = 'kysely_migration' and relnamespace = current_schema()::regnamespace) as tables`.execute(db)
  return {
    pending: await pendingMigrations(db),
    isEmpty: size?.tables === 0,
    newer: await unknownMigration(db),
    rows: Math.round(Number(size?.rows ?? 0)),
    bytes: Number(size?.bytes ?? 0),
  }
}
