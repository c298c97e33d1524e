import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** No foreign keys to the account: what was paid outlives it. */
export const up = inOrder(
  sql`create table payment_order (
    id uuid primary key,
    user_id uuid not null,
    provider text not null,
    ref text,
    state text not null,
    doc jsonb not null,
    created_at timestamptz not null
  )`,
  sql`create index payment_order_open on payment_order (user_id, created_at) where state = 'open'`,
  sql`create unique index payment_order_ref on payment_order (provider, ref) where ref is not null`,
  sql`create table subscription (
    id uuid primary key,
    user_id uuid not null,
    provider text not null,
    ref text not null,
    status text not null,
    doc jsonb not null,
    looked_at timestamptz not null,
    created_at timestamptz not null,
    unique (provider, ref)
  )`,
  sql`create unique index subscription_living on subscription (user_id) where status in ('active', 'past_due')`,
  sql`create index subscription_user on subscription (user_id, created_at)`,
  sql`create table payment (
    provider text not null,
    ref text not null,
    user_id uuid not null,
    amount integer not null,
    doc jsonb not null,
    paid_at timestamptz not null,
    primary key (provider, ref)
  )`,
  sql`create index payment_user on payment (user_id, paid_at)`,
  sql`create table billing_event (
    provider text not null,
    event_id text not null,
    type text not null,
    kind text not null,
    subject text not null,
    received_at timestamptz not null,
    handled_at timestamptz,
    primary key (provider, event_id)
  )`,
  sql`create index billing_event_waiting on billing_event (received_at) where handled_at is null`,
  sql`create table billing_mail (
    key text primary key,
    user_id uuid not null,
    news jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  sql`create table kept_object (name text primary key, text text not null)`,
  sql`create index billing_mail_unsent on billing_mail (created_at) where sent_at is null`,
)
