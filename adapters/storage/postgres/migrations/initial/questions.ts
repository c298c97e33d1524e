import { sql } from "kysely"

/** What people ask about tasks and libraries, and rounds of questions with which they learn what is in them. */
export const questions = [
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
  // What was answered from a task goes with it.
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
  // When a question comes back.
  sql`create table review_card (
    owner_id uuid not null references app_user (id) on delete cascade,
    question_id uuid not null references quiz_question (id) on delete cascade,
    fsrs jsonb not null,
    due timestamptz not null,
    primary key (owner_id, question_id)
  )`,
  sql`create index review_card_due on review_card (owner_id, due)`,
  sql`create index review_card_question on review_card (question_id)`,
]
