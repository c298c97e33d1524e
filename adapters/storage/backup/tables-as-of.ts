import { type Migrations, migratorOf } from "#adapters/storage/postgres/migrate.ts"
import type { Schema } from "#adapters/storage/postgres/schema.ts"
import { type Kysely, sql } from "kysely"

/** Within a transaction: the tables as they were after a migration, empty. Returns what is known of backups, which is no data of them. */
export const tablesAsOf = async (
  db: Kysely<Schema>,
  migrations: typeof Migrations.Service,
  migration: string,
): Promise<unknown> => {
  const { rows: [runs] } = await sql<{ data: unknown }>`select data from backup_runs`.execute(db)
  await dropAll.execute(db)
  const { error } = await migratorOf(db, migrations).migrateTo(migration)
  if (error !== undefined) throw new Error("The tables of the backup could not be made", { cause: error })
  return runs?.data ?? null
}

/** Within the same transaction: the tables of this version, with what was restored. */
export const tablesUpToDate = async (
  db: Kysely<Schema>,
  migrations: typeof Migrations.Service,
  runs: unknown,
): Promise<void> => {
  const { error } = await migratorOf(db, migrations).migrateToLatest()
  if (error !== undefined) throw new Error("What was restored could not be brought up to date", { cause: error })
  if (runs !== null) await sql`insert into backup_runs (id, data) values (1, ${JSON.stringify(runs)})`.execute(db)
}

/** Everything that migrations make: the user may not own the schema. */
const dropAll = sql`do $$ declare name text; begin
  for name in select format('%I', tablename) from pg_tables where schemaname = current_schema()
    loop execute 'drop table ' || name || ' cascade'; end loop;
  for name in select oid::regprocedure::text from pg_proc
    where pronamespace = current_schema()::regnamespace and not exists (
      select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute 'drop function ' || name || ' cascade'; end loop;
end $$`
