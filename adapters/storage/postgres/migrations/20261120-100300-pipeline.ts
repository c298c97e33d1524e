import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table upload (
    id uuid primary key,
    owner_id uuid not null,
    file_name text not null,
    size bigint not null,
    complete boolean not null,
    ticket_hash text,
    created_at timestamptz not null
  )`,
  sql`create index upload_owner on upload (owner_id) where not complete`,
  sql`create index upload_age on upload (created_at)`,
  sql`create table work_plan (
    task_id uuid primary key references task (id) on delete cascade,
    plan jsonb not null
  )`,
  sql`create table work_chunk (
    task_id uuid not null references work_plan (task_id) on delete cascade,
    index integer not null,
    begin_ms double precision not null,
    end_ms double precision not null,
    state text not null default 'pending',
    heard jsonb,
    failure text,
    primary key (task_id, index)
  )`,
)
