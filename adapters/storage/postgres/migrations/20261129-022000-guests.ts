import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Guests of the free tools have accounts without an address or number; `guest_device` counts what each device used. */
export const up = inOrder(
  sql`create table guest (
    user_id uuid primary key references app_user (id) on delete cascade,
    device text not null,
    created_at timestamptz not null
  )`,
  sql`create index guest_created_at on guest (created_at)`,
  sql`create table guest_device (device text primary key, uses integer not null)`,
  sql`alter table app_user add column is_guest boolean not null default false`,
  sql`alter table app_user drop constraint app_user_reachable`,
  sql`alter table app_user add constraint app_user_reachable
    check (email is not null or phone is not null or is_guest)`,
)
