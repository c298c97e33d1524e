import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table account_deletion (
    user_id uuid primary key references app_user (id) on delete cascade,
    requested_at timestamptz not null,
    due_at timestamptz not null
  )`,
  sql`create index account_deletion_due on account_deletion (due_at)`,
)
