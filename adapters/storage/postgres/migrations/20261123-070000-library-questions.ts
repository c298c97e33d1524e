import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What people ask about their libraries; what was answered from a task goes with it. */
export const up = inOrder(
  sql`create table library_question (
    id uuid primary key,
    nth bigint generated always as identity,
    user_id uuid not null references app_user (id) on delete cascade,
    data jsonb not null,
    created_at timestamptz not null
  )`,
  sql`create index library_question_user on library_question (user_id, nth)`,
  sql`create table library_answer (
    question_id uuid not null references library_question (id) on delete cascade,
    task_id uuid not null references task (id) on delete cascade,
    nth integer not null,
    answer jsonb not null,
    primary key (question_id, task_id)
  )`,
  sql`create index library_answer_task on library_answer (task_id)`,
)
