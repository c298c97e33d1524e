import { sql } from "kysely"

/** Summaries, which people write in together, and translations, line by line. */
export const results = [
  sql`create table analysis (
    task_id uuid primary key references task (id) on delete cascade,
    summary text not null,
    result jsonb not null
  )`,
  // What an analyst has written of an analysis that is under way: after a restart, it goes on from there.
  sql`create table analysis_part (
    task_id uuid references task (id) on delete cascade,
    key text not null,
    part text not null,
    primary key (task_id, key)
  )`,
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
  sql`create table translation (
    task_id uuid not null references task (id) on delete cascade,
    language text not null,
    source_language text not null,
    engine text not null,
    is_basic boolean not null,
    state text not null,
    failure jsonb,
    primary key (task_id, language)
  )`,
  sql`create table translation_line (
    task_id uuid not null,
    language text not null,
    piece text not null,
    source_hash text not null,
    text text,
    fault text,
    primary key (task_id, language, piece),
    foreign key (task_id, language) references translation (task_id, language) on delete cascade
  )`,
]
