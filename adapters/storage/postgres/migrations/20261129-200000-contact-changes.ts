import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Changes of an account's address or number, and the mails about them that wait. */
export const up = inOrder(
  sql`create table contact_change (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    kind text not null,
    old_contact text,
    new_contact text not null,
    by text not null,
    changed_at timestamptz not null,
    undo_until timestamptz not null,
    undone_at timestamptz,
    moved jsonb not null
  )`,
  sql`create index contact_change_user on contact_change (user_id, changed_at)`,
  sql`create index contact_change_kept on contact_change (old_contact, undo_until) where undone_at is null`,
  sql`create table contact_notice (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    recipient text not null,
    news jsonb not null,
    created_at timestamptz not null,
    claimed_at timestamptz
  )`,
  sql`create index contact_notice_age on contact_notice (created_at, id)`,
)
