import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
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
)
