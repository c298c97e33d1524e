import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Guests in meetings, each with its task. `heartbeat_at` is apart from the rest because it changes all the time. Chunks say of which track they are. */
export const up = inOrder(
  sql`create table meeting (
    task_id uuid primary key references task (id) on delete cascade,
    owner_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    heartbeat_at timestamptz not null,
    is_open boolean not null,
    doc jsonb not null
  )`,
  sql`alter table work_chunk add column track integer`,
  sql`create index meeting_open on meeting (owner_id, created_at) where is_open`,
)
