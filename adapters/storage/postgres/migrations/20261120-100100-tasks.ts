import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

export const up = inOrder(
  sql`create table task (
    id uuid primary key,
    owner_id uuid not null,
    folder_id text,
    title text not null,
    created_at timestamptz not null,
    created_day text not null,
    is_unfinished boolean not null,
    share_token text unique,
    data jsonb not null,
    title_words tsvector not null,
    summary_words tsvector not null default '',
    transcript_words tsvector not null default '',
    search tsvector generated always as (title_words || summary_words || transcript_words) stored
  )`,
  sql`create index task_newest on task (owner_id, created_at desc, id desc)`,
  sql`create index task_newest_of_all on task (created_at desc, id desc)`,
  sql`create index task_title_day on task (created_day, owner_id)`,
  sql`create index task_unfinished on task (created_at) where is_unfinished`,
  sql`create index task_search on task using gin (search)`,
  sql`create table analysis (
    task_id uuid primary key references task (id) on delete cascade,
    summary text not null,
    result jsonb not null
  )`,
)
