import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Lines can be put between others; what a person changed is marked, and can be undone. */
export const up = inOrder(
  sql`alter table segment alter column position type double precision,
    add column is_edited boolean not null default false`,
  // Until now an edit dropped the words of its line, and of a recording nothing else did.
  sql`update segment set is_edited = true where words = '[]' and end_ms > 0 and exists (
    select from segment as other where other.task_id = segment.task_id and other.words <> '[]'
  )`,
  sql`create table transcript_change (
    task_id uuid not null references task (id) on delete cascade,
    id integer not null,
    lines integer not null,
    summary jsonb not null,
    change jsonb not null,
    primary key (task_id, id)
  )`,
)
