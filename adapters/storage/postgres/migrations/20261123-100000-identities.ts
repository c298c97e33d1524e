import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Several identities per account, and single-use tickets for signing in. */
export const up = inOrder(
  sql`alter table app_user alter column email drop not null`,
  sql`alter table app_user add column phone text unique`,
  sql`alter table app_user add column terms_version text`,
  sql`alter table app_user add column disabled_at timestamptz`,
  sql`alter table app_user add constraint app_user_reachable check (email is not null or phone is not null)`,
  sql`create table identity (
    issuer text not null,
    subject text not null,
    user_id uuid not null references app_user (id) on delete cascade,
    email text,
    created_at timestamptz not null,
    primary key (issuer, subject)
  )`,
  sql`create index identity_user on identity (user_id)`,
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
)
