import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** What people ask about tasks, how often accounts ask, and questions to begin with. */
export const up = inOrder(
  sql`create table conversation (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    task_id uuid references task (id) on delete cascade,
    title text not null,
    created_at timestamptz not null,
    unique (owner_id, task_id)
  )`,
  sql`create index conversation_task on conversation (task_id)`,
  sql`create table message (
    id uuid primary key,
    conversation_id uuid not null references conversation (id) on delete cascade,
    nth bigint generated always as identity,
    role text not null,
    text text not null,
    sentences jsonb not null,
    verdict text,
    ending jsonb not null,
    engine text,
    transcript_revision integer,
    created_at timestamptz not null
  )`,
  sql`create index message_conversation on message (conversation_id, nth)`,
  sql`create table counted_question (
    id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    period text not null,
    asked_at timestamptz not null,
    is_settled boolean not null
  )`,
  sql`create index counted_question_user on counted_question (user_id, period)`,
  sql`create table task_suggestion (
    task_id uuid primary key references task (id) on delete cascade,
    lines_revision integer not null,
    engine text not null,
    questions jsonb not null
  )`,
)
