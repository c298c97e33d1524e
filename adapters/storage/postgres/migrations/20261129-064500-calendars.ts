import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Calendars of accounts, when they are due, and what became of the meetings in them. */
export const up = inOrder(
  sql`create table calendar (
    owner_id uuid primary key references app_user (id) on delete cascade,
    id uuid not null,
    doc jsonb not null,
    read_at timestamptz,
    join_at timestamptz
  )`,
  sql`create index calendar_read on calendar (read_at) where read_at is not null`,
  sql`create index calendar_join on calendar (join_at) where join_at is not null`,
  sql`create table calendar_mark (
    owner_id uuid not null references app_user (id) on delete cascade,
    key text collate "C" not null,
    state text not null,
    task_id uuid references task (id) on delete set null,
    refusal text,
    until timestamptz not null,
    primary key (owner_id, key)
  )`,
  sql`create index calendar_mark_task on calendar_mark (task_id) where task_id is not null`,
  sql`create index calendar_mark_until on calendar_mark (until)`,
)
