import { sql } from "kysely"

/** Transcripts, what they are found by, who speaks in them, and the recognition that makes them. */
export const transcripts = [
  sql`create table segment (
    task_id uuid not null references task (id) on delete cascade,
    id text not null,
    position double precision not null,
    begin_ms double precision not null,
    end_ms double precision not null,
    text text not null,
    speaker_id text,
    words jsonb not null,
    is_edited boolean not null default false,
    doubts jsonb not null default '[]',
    primary key (task_id, id)
  )`,
  sql`create index segment_begin on segment (task_id, begin_ms, position)`,
  // Changes to lines are counted by themselves, so that a rename does not make a summary outdated.
  sql`create table speakers (
    task_id uuid primary key references task (id) on delete cascade,
    list jsonb not null,
    revision integer not null,
    lines_revision integer not null
  )`,
  sql`create table transcript_change (
    task_id uuid not null references task (id) on delete cascade,
    id integer not null,
    lines integer not null,
    summary jsonb not null,
    change jsonb not null,
    primary key (task_id, id)
  )`,
  // Words are indexed in blocks of lines, so that an edit updates only its block.
  sql`create table transcript_words (
    task_id uuid not null references task (id) on delete cascade,
    block integer not null,
    words tsvector not null,
    primary key (task_id, block)
  )`,
  sql`create index transcript_words_search on transcript_words using gin (words) with (fastupdate = off)`,
  // What passages mean, one byte a number: vectors do not get smaller by packing.
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
  // Voices that accounts keep, who wants that, and what tasks have of it.
  sql`create table voice_recognition (
    user_id uuid primary key references app_user (id) on delete cascade
  )`,
  sql`create table voice (
    id uuid primary key,
    owner_id uuid not null references app_user (id) on delete cascade,
    name text not null,
    model text not null,
    samples jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  sql`create index voice_owner on voice (owner_id)`,
  sql`create table task_voices (
    task_id uuid primary key references task (id) on delete cascade,
    doc jsonb not null
  )`,
  // Finished chunks are counted, so that viewers read only new ones.
  sql`create table work_plan (
    task_id uuid primary key references task (id) on delete cascade,
    plan jsonb not null,
    plan_id uuid not null default gen_random_uuid(),
    finished integer not null default 0
  )`,
  sql`create table work_chunk (
    task_id uuid not null references work_plan (task_id) on delete cascade,
    index integer not null,
    begin_ms double precision not null,
    end_ms double precision not null,
    state text not null default 'pending',
    result jsonb,
    failure text,
    speech jsonb not null default '[]',
    nth integer,
    track integer,
    primary key (task_id, index)
  )`,
  sql`create index work_chunk_nth on work_chunk (task_id, nth)`,
  sql`create table hotword (
    id uuid primary key,
    owner_id uuid not null,
    text text not null,
    text_key text not null,
    language text not null,
    enabled boolean not null,
    created_at timestamptz not null,
    unique (owner_id, text_key)
  )`,
]
