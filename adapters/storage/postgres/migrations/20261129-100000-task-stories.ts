import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What happened to tasks, step by step. It refers to the work, which a report has locked, and not to the task, which others lock first. */
export const up = inOrder(
  sql`create table task_moment (
    id bigint generated always as identity primary key,
    task_id uuid not null references task_work on delete cascade,
    at timestamptz not null,
    moment jsonb not null
  )`,
  sql`create index task_moment_of_task on task_moment (task_id, id)`,
)
