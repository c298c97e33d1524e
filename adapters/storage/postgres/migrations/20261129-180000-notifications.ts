import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Push subscriptions of browsers, the outbox of notices, and which mails an account wants. */
export const up = inOrder(
  // A device that is signed out is not notified any more; one that signs in again has another session in the same row.
  sql`create table push_device (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    session_id uuid not null unique references session (id) on update cascade on delete cascade,
    endpoint text not null unique,
    created_at timestamptz not null,
    doc jsonb not null
  )`,
  sql`create table notice (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    task_id uuid not null references task (id) on delete cascade,
    push_device_id uuid references push_device (id) on delete cascade,
    news text not null,
    occasion text not null,
    at timestamptz not null,
    state text not null,
    next_at timestamptz,
    tries integer not null
  )`,
  sql`create index push_device_user on push_device (user_id)`,
  // One notice per occasion and device; mail has no device.
  sql`create unique index notice_once on notice (task_id, coalesce(push_device_id, user_id), occasion)`,
  sql`create index notice_due on notice (next_at) where state = 'waiting'`,
  sql`create index notice_device on notice (push_device_id)`,
  sql`create index notice_user on notice (user_id)`,
  sql`create table mail_choice (
    user_id uuid primary key references app_user (id) on delete cascade,
    doc jsonb not null,
    digest_at timestamptz,
    digest_day text
  )`,
  sql`create index mail_choice_digest on mail_choice (digest_at) where digest_at is not null`,
)
