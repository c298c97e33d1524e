import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What the passages of a task mean, one byte a number: vectors do not get smaller by packing. */
export const up = inOrder(
  sql`create table task_vectors (
    task_id uuid primary key references task (id) on delete cascade,
    model text not null,
    lines_revision integer not null,
    is_whole boolean not null,
    stamp uuid not null default gen_random_uuid(),
    passages jsonb not null,
    scales real[] not null,
    vectors bytea not null
  )`,
  sql`alter table task_vectors alter column vectors set storage external`,
)
