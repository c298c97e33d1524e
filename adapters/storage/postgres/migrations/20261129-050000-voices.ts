import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Voices that accounts keep, who wants that, and what tasks have of it. */
export const up = inOrder(
  sql`create table voice_recognition (
    user_id uuid primary key references app_user (id) on delete cascade
  )`,
  sql`create table voice (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    name text not null,
    model text not null,
    samples jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index voice_owner on voice (owner_id)`,
  sql`create table task_voices (
    task_id uuid primary key references task (id) on delete cascade,
    doc jsonb not null
  )`,
)
