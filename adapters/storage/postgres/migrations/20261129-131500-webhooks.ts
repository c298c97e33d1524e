import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Webhooks of accounts, their deliveries, and each attempt. */
export const up = inOrder(
  sql`create table webhook (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    created_at timestamptz not null,
    is_on boolean not null,
    doc jsonb not null
  )`,
  sql`create index webhook_owner on webhook (owner_id, created_at)`,
  // The order of a line is that of "seq"; only the first of a line that waits may be sent.
  sql`create table webhook_delivery (
    id uuid primary key,
    webhook_id uuid not null references webhook (id) on delete cascade,
    seq bigint generated always as identity,
    owner_id uuid not null,
    line text collate "C" not null,
    event jsonb not null,
    at timestamptz not null,
    state text not null,
    next_at timestamptz,
    attempts integer not null,
    since timestamptz not null,
    tries integer not null
  )`,
  sql`create index webhook_delivery_log on webhook_delivery (webhook_id, seq)`,
  sql`create index webhook_delivery_line on webhook_delivery (webhook_id, line, seq) where state = 'waiting'`,
  sql`create index webhook_delivery_due on webhook_delivery (next_at) where state = 'waiting'`,
  sql`create index webhook_delivery_over on webhook_delivery (at) where state <> 'waiting'`,
  sql`create table webhook_attempt (
    delivery_id uuid not null references webhook_delivery (id) on delete cascade,
    number integer not null,
    at timestamptz not null,
    milliseconds integer not null,
    status integer,
    fault text,
    answer text not null,
    primary key (delivery_id, number)
  )`,
)
