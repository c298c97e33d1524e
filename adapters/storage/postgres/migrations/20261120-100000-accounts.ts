import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table app_user (
    id uuid primary key,
    email text not null unique,
    plan text not null,
    language text,
    ui_language text,
    created_at timestamptz not null
  )`,
  sql`create table session (
    token_hash text primary key,
    user_id uuid not null,
    device_id text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    unique (user_id, device_id)
  )`,
  sql`create table sign_in_link (
    token_hash text primary key,
    email text not null,
    expires_at timestamptz not null
  )`,
  sql`create table mcp_key (
    id uuid primary key,
    user_id uuid not null,
    name text not null,
    key_hash text not null unique,
    hint text not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index mcp_key_user on mcp_key (user_id)`,
)
