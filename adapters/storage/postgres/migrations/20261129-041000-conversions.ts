import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Files made from other files, and uploads that may be larger because they are for that. */
export const up = inOrder(
  sql`alter table upload add column purpose text not null default 'task'`,
  sql`create table conversion (
    id uuid primary key,
    owner_id uuid not null,
    state text not null,
    progress real not null,
    bytes float8 not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    data json not null
  )`,
  sql`create index conversion_of_account on conversion (owner_id, created_at)`,
  sql`create index conversion_expiry on conversion (expires_at) where expires_at is not null`,
  sql`create index conversion_unfinished on conversion (created_at) where expires_at is null`,
)
