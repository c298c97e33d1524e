import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
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
)
