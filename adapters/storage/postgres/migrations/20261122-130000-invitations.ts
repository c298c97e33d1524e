import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table invitation (email text primary key, invited_at timestamptz not null)`,
)
