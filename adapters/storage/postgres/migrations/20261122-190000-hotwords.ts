import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table hotword (
    id uuid primary key,
    owner_id uuid not null,
    text text not null,
    text_key text not null,
    language text not null,
    enabled boolean not null,
    created_at timestamptz not null,
    unique (owner_id, text_key)
  )`,
)
