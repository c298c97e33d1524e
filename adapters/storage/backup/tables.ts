import type { Schema } from "#adapters/storage/postgres/schema.ts"
import { type Kysely, sql } from "kysely"

/** Raised when another version would misread the archive. What changes in the tables is said by the last migration. */
export const backupFormat = 2

/** A table with its columns, except generated ones, which follow from the others. */
export interface Table {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** The identity column, if there is one. */
  readonly identity: string | null
}

/** The first follows from other tables: what changes them keeps it right. The second is about backups, and stays as it is. */
const leftOut = sql.join([sql.lit("task_tally"), sql.lit("backup_runs")])

/** All of our tables that hold something of their own, each after those it refers to. */
export const tablesOf = async (db: Kysely<Schema>): Promise<ReadonlyArray<Table>> => {
  const columns = await sql<{ table: string; column: string; generated: string; identity: string }>`
    select c.table_name as "table", c.column_name as "column", c.is_generated as generated, c.is_identity as identity
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
      and c.table_name not in (${leftOut})
    order by c.table_name, c.ordinal_position`.execute(db)
  const links = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db)
  const names = [...new Set(columns.rows.map(({ table }) => table))]
  return parentsFirst(names, links.rows).map((name) => {
    const own = columns.rows.filter(({ table }) => table === name)
    return {
      name,
      columns: own.filter(({ generated }) => generated !== "ALWAYS").map(({ column }) => column),
      identity: own.find(({ identity }) => identity === "YES")?.column ?? null,
    }
  })
}

const parentsFirst = (
  names: ReadonlyArray<string>,
  links: ReadonlyArray<{ readonly child: string; readonly parent: string }>,
): ReadonlyArray<string> => {
  const placed: Array<string> = []
  const place = (name: string): void => {
    if (placed.includes(name)) return
    for (const { child, parent } of links) if (child === name && parent !== name) place(parent)
    placed.push(name)
  }
  names.forEach((name) => place(name))
  return placed
}
