import { sql } from "kysely"

/** Minutes and payments. No foreign keys to accounts and tasks: what was booked and paid outlives them. */
export const money = [
  // Every balance is a sum of lines. Each has a cause and is written only once; the extensions of a meeting's reservation differ in `source`.
  sql`create table minute_ledger (
    id bigint generated always as identity primary key,
    user_id uuid not null,
    task_id uuid,
    attempt integer not null,
    kind text not null,
    bucket text not null,
    period text,
    minutes integer not null,
    written_at timestamptz not null default now(),
    source text not null default '',
    note text
  )`,
  sql`create index minute_ledger_user on minute_ledger (user_id, bucket, period)`,
  sql`create unique index minute_ledger_booking
    on minute_ledger (task_id, attempt, kind, bucket, coalesce(period, ''), source) where task_id is not null`,
  sql`create unique index minute_ledger_cause on minute_ledger (user_id, kind, bucket, coalesce(period, ''), source)
    where task_id is null and source <> ''`,
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
    tried_at timestamptz,
    primary key (provider, event_id)
  )`,
  sql`create index billing_event_waiting on billing_event (tried_at nulls first, received_at) where handled_at is null`,
  // A process that claims a mail records the time, so that others leave the mail alone for a while.
  sql`create table billing_mail (
    key text primary key,
    user_id uuid not null,
    news jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    claimed_at timestamptz
  )`,
  sql`create index billing_mail_unsent on billing_mail (created_at) where sent_at is null`,
  sql`create table kept_object (name text primary key, text text not null)`,
  sql`create table promo_code (
    id uuid primary key,
    code text not null unique,
    minutes integer not null,
    trial_days integer not null,
    max_uses integer,
    expires_at timestamptz,
    active boolean not null,
    created_at timestamptz not null
  )`,
  sql`create table promo_use (
    code_id uuid not null references promo_code (id),
    user_id uuid not null,
    used_at timestamptz not null,
    primary key (code_id, user_id)
  )`,
  sql`create table referral_code (user_id uuid primary key, code text not null unique)`,
  sql`create table referral (
    newcomer_id uuid primary key,
    inviter_id uuid not null,
    created_at timestamptz not null,
    credited_at timestamptz
  )`,
  sql`create index referral_inviter on referral (inviter_id, created_at)`,
]
