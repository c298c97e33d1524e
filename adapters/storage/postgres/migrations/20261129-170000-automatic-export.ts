import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Rules of automatic export, the files that they write, and which changes of tasks they have noted. */
export const up = inOrder(
  sql`create table export_rule (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    is_on boolean not null,
    has_shared boolean not null,
    folder_id uuid,
    since text collate "C",
    paused_until timestamptz,
    doc jsonb not null
  )`,
  sql`create index export_rule_owner on export_rule (owner_id, created_at)`,
  sql`create table export_file (
    id uuid primary key,
    rule_id uuid not null references export_rule (id) on delete cascade,
    task_id uuid not null references task (id) on delete cascade,
    seq bigint generated always as identity,
    kind text not null,
    state text not null,
    next_at timestamptz,
    until timestamptz,
    path_key text collate "C",
    changed_at timestamptz not null default now(),
    doc jsonb not null,
    unique (rule_id, task_id, kind),
    unique (rule_id, path_key)
  )`,
  sql`create index export_file_task on export_file (task_id)`,
  sql`create index export_file_due on export_file (next_at) where state = 'waiting'`,
  sql`create index export_file_log on export_file (rule_id, changed_at, seq)`,
  sql`create table export_note (
    rule_id uuid not null references export_rule (id) on delete cascade,
    task_id uuid not null references task (id) on delete cascade,
    mark text collate "C" not null,
    primary key (rule_id, task_id)
  )`,
  sql`create index export_note_task on export_note (task_id)`,
  // As changedAt of the domain says.
  sql`create index task_changed on task (owner_id, (greatest(
    (data->>'updatedAt') collate "C", (data#>>'{translation,state,at}') collate "C"
  )))`,
)
