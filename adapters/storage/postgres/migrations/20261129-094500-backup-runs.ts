import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** How the backups went. One row, which no backup holds. */
export const up = inOrder(
  sql`create table backup_runs (
    id integer primary key check (id = 1),
    data jsonb not null
  )`,
)
