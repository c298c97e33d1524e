import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What parts of the installation failed to do, and how often. */
export const up = inOrder(
  sql`create table fault (
    part text not null,
    code text not null,
    count integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (part, code)
  )`,
)
