import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What the authorization server keeps, in one table, and the apps that people let into their accounts. */
export const up = inOrder(
  sql`create table oauth_record (
    model text not null,
    id_hash text not null,
    payload jsonb not null,
    grant_id text,
    expires_at timestamptz,
    consumed_at timestamptz,
    primary key (model, id_hash)
  )`,
  sql`create index oauth_record_grant on oauth_record (grant_id) where grant_id is not null`,
  sql`create index oauth_record_expires on oauth_record (expires_at) where expires_at is not null`,
  sql`create table connected_app (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    grant_id text not null unique,
    name text not null,
    host text not null,
    scopes jsonb not null,
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  sql`create index connected_app_user on connected_app (user_id)`,
)
