import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table engine_settings (id integer primary key check (id = 1), data jsonb not null)`,
)
