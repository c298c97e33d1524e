import { sql } from "kysely"

/** Guests in meetings, each with its task, and the calendars from which they are sent. */
export const meetings = [
  // `heartbeat_at` is apart from the rest because it changes all the time.
  sql`create table meeting (
    task_id uuid primary key references task (id) on delete cascade,
    owner_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    heartbeat_at timestamptz not null,
    is_open boolean not null,
    doc jsonb not null
  )`,
  sql`create index meeting_open on meeting (owner_id, created_at) where is_open`,
  sql`create table calendar (
    owner_id uuid primary key references app_user (id) on delete cascade,
    id uuid not null,
    doc jsonb not null,
    read_at timestamptz,
    join_at timestamptz
  )`,
  sql`create index calendar_read on calendar (read_at) where read_at is not null`,
  sql`create index calendar_join on calendar (join_at) where join_at is not null`,
  // What became of the meetings in a calendar.
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
]
