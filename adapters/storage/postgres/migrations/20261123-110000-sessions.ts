import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What people see of their sessions, and which devices an account has used before. No session outlives 90 days. */
export const up = inOrder(
  sql`alter table session add column id uuid not null default gen_random_uuid() unique`,
  sql`alter table session add column label text`,
  sql`alter table session add column place text`,
  sql`alter table session add column last_seen_at timestamptz`,
  sql`update session set last_seen_at = greatest(created_at, expires_at - interval '30 days')`,
  sql`alter table session alter column last_seen_at set not null`,
  sql`update session set expires_at = least(expires_at, created_at + interval '90 days')`,
  sql`create table known_device (
    user_id uuid not null references app_user (id) on delete cascade,
    device_id text not null,
    primary key (user_id, device_id)
  )`,
  sql`insert into known_device select user_id, device_id from session where device_id not like 'cli%'`,
  sql`create table sign_in_notice (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    label text,
    place text,
    signed_in_at timestamptz not null
  )`,
)
