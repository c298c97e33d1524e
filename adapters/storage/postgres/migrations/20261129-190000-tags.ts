import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Tags of accounts, and the files that have them. What was taken off a file is kept as such: rules do not put it on again. */
export const up = inOrder(
  sql`create table tag (
    id uuid primary key,
    owner_id uuid not null,
    name text not null,
    name_key text not null,
    colour text not null,
    rules jsonb not null,
    created_at timestamptz not null,
    unique (owner_id, name_key)
  )`,
  sql`create table task_tag (
    tag_id uuid not null references tag (id) on delete cascade,
    task_id uuid not null references task (id) on delete cascade,
    is_on boolean not null,
    primary key (tag_id, task_id)
  )`,
  sql`create index task_tag_task on task_tag (task_id)`,
  sql`create index task_tag_on on task_tag (tag_id, task_id) where is_on`,
)
