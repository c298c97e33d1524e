import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Summaries as documents that people write in together, and their earlier versions. */
export const up = inOrder(
  sql`create table co_document (
    task_id uuid primary key references task (id) on delete cascade,
    epoch bigint not null,
    state bytea not null,
    markdown text not null,
    markdown_version integer not null
  )`,
  sql`create table summary_version (
    task_id uuid not null references task (id) on delete cascade,
    version integer not null,
    markdown text not null,
    state bytea not null,
    at timestamptz not null,
    by jsonb not null,
    kind text not null,
    primary key (task_id, version)
  )`,
)
