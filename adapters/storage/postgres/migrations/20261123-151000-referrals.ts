import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table referral_code (user_id uuid primary key, code text not null unique)`,
  sql`create table referral (
    newcomer_id uuid primary key,
    inviter_id uuid not null,
    created_at timestamptz not null,
    credited_at timestamptz
  )`,
  sql`create index referral_inviter on referral (inviter_id, created_at)`,
)
