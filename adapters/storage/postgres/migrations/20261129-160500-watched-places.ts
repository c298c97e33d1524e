import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Watched places of accounts, and what was seen in each. */
export const up = inOrder(
  sql`create table watched_place (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    is_on boolean not null,
    doc jsonb not null,
    next_at timestamptz not null,
    held_until timestamptz
  )`,
  sql`create index watched_place_owner on watched_place (owner_id, created_at)`,
  sql`create index watched_place_due on watched_place (next_at) where is_on`,
  sql`create table watched_item (
    id uuid primary key,
    place_id uuid not null references watched_place (id) on delete cascade,
    seq bigint generated always as identity,
    owner_id uuid not null,
    key text collate "C" not null,
    also text,
    version text collate "C" not null,
    name text not null,
    state text not null,
    refusal jsonb,
    task_id uuid references task (id) on delete set null,
    seen_at timestamptz not null,
    tries integer not null,
    retry_at timestamptz,
    is_settled boolean not null
  )`,
  // Paths and ids of episodes may be longer than an index can hold.
  sql`create unique index watched_item_version on watched_item (place_id, md5(key), md5(version))`,
  sql`create index watched_item_log on watched_item (place_id, seq)`,
  sql`create index watched_item_task on watched_item (task_id) where task_id is not null`,
)
