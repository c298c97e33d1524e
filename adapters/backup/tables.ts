import type { Schema } from "#adapters/postgres/schema.ts"
import { type Kysely, sql } from "kysely"

/** Grows when rows written by one version would be misread by another: 2 since work and shares have their own tables. */
export const backupFormat = 2

/** A table with the columns that are written by hand (generated ones follow from them). */
export interface Table {
  readonly name: string
  readonly columns: ReadonlyArray<string>
  /** The column a sequence counts, if any. */
  readonly counted: string | null
}

/** Every table of ours, those others refer to first. */
export const tablesOf = async (db: Kysely<Schema>): Promise<ReadonlyArray<Table>> => {
  const columns = await sql<{ table: string; column: string; generated: string; identity: string }>`
    select c.table_name as "table", c.column_name as "column", c.is_generated as generated, c.is_identity as identity
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.table_name not like 'kysely%'
    order by c.table_name, c.ordinal_position`.execute(db)
  const links = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent
    from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db)
  const names = [...new Set(columns.rows.map(({ table }) => table))]
  return inOrder(names, links.rows).map((name) => {
    const own = columns.rows.filter(({ table }) => table === name)
    return {
      name,
      columns: own.filter(({ generated }) => generated !== "ALWAYS").map(({ column }) => column),
      counted: own.find(({ identity }) => identity === "YES")?.column ?? null,
    }
  })
}

const inOrder = (
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
