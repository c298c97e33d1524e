import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/** Rounds of questions about tasks, what people answered, and when questions come back. */
export const up = inOrder(
  sql`create table quiz (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    task_id uuid not null references task (id) on delete cascade,
    is_spaced boolean not null,
    engine text not null,
    created_at timestamptz not null
  )`,
  sql`create index quiz_owner on quiz (owner_id, task_id)`,
  sql`create index quiz_task on quiz (task_id)`,
  sql`create table quiz_question (
    id uuid primary key,
    quiz_id uuid not null references quiz (id) on delete cascade,
    nth bigint generated always as identity,
    kind text not null,
    words text not null,
    content jsonb not null
  )`,
  sql`create index quiz_question_quiz on quiz_question (quiz_id, nth)`,
  sql`create table quiz_attempt (
    id uuid primary key,
    question_id uuid not null references quiz_question (id) on delete cascade,
    nth bigint generated always as identity,
    answer text not null,
    grade text not null,
    answered_at timestamptz not null
  )`,
  sql`create index quiz_attempt_question on quiz_attempt (question_id, nth)`,
  sql`create table review_card (
    owner_id uuid not null references app_user (id) on delete cascade,
    question_id uuid not null references quiz_question (id) on delete cascade,
    fsrs jsonb not null,
    due timestamptz not null,
    primary key (owner_id, question_id)
  )`,
  sql`create index review_card_due on review_card (owner_id, due)`,
  sql`create index review_card_question on review_card (question_id)`,
)
