import { sql } from "kysely"

/** Accounts, how they are signed in to, and who leaves. Guests of the free tools are accounts without an address or number. */
export const accounts = [
  sql`create table app_user (
    id uuid primary key,
    email text unique,
    plan text not null,
    language text,
    ui_language text,
    created_at timestamptz not null,
    style jsonb,
    phone text unique,
    terms_version text,
    disabled_at timestamptz,
    usage_anchor timestamptz,
    minutes_until timestamptz,
    username text,
    time_zone text,
    included_plan text not null default 'free',
    avatar text,
    is_guest boolean not null default false,
    constraint app_user_reachable check (email is not null or phone is not null or is_guest)
  )`,
  sql`create table identity (
    issuer text not null,
    subject text not null,
    user_id uuid not null references app_user (id) on delete cascade,
    email text,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  sql`create index identity_user on identity (user_id)`,
  sql`create table session (
    token_hash text primary key,
    user_id uuid not null,
    device_id text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    id uuid not null default gen_random_uuid() unique,
    label text,
    place text,
    last_seen_at timestamptz not null,
    proven_at timestamptz,
    unique (user_id, device_id)
  )`,
  sql`create table known_device (
    user_id uuid not null references app_user (id) on delete cascade,
    device_id text not null,
    primary key (user_id, device_id)
  )`,
  // The browser that requested a link is the one that may use it.
  sql`create table sign_in_link (
    token_hash text primary key,
    email text not null,
    expires_at timestamptz not null,
    browser_hash text not null
  )`,
  // A process that claims a mail records the time, so that others leave the mail alone for a while.
  sql`create table sign_in_notice (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    label text,
    place text,
    signed_in_at timestamptz not null,
    claimed_at timestamptz
  )`,
  sql`create table ticket (
    kind text not null,
    hash text not null,
    device text,
    payload jsonb not null,
    tries integer not null,
    expires_at timestamptz not null,
    primary key (kind, hash)
  )`,
  sql`create index ticket_expiry on ticket (expires_at)`,
  sql`create table passkey (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    name text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    is_synced boolean not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index passkey_user on passkey (user_id)`,
  sql`create table mcp_key (
    id uuid primary key,
    user_id uuid not null,
    name text not null,
    key_hash text not null unique,
    hint text not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    scope text not null default 'write'
  )`,
  sql`create index mcp_key_user on mcp_key (user_id)`,
  sql`create table invitation (email text primary key, invited_at timestamptz not null)`,
  sql`create table guest (
    user_id uuid primary key references app_user (id) on delete cascade,
    device text not null,
    created_at timestamptz not null
  )`,
  sql`create index guest_created_at on guest (created_at)`,
  // How much each device of guests has used.
  sql`create table guest_device (device text primary key, uses integer not null)`,
  sql`create table account_deletion (
    user_id uuid primary key references app_user (id) on delete cascade,
    requested_at timestamptz not null,
    due_at timestamptz not null
  )`,
  sql`create index account_deletion_due on account_deletion (due_at)`,
]
