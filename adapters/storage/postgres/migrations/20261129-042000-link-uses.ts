import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** The video links that accounts have used. A use outlives its task, so it does not refer to it. */
export const up = inOrder(
  sql`create table link_use (
    task_id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    used_at timestamptz not null
  )`,
  sql`create index link_use_user on link_use (user_id)`,
)
