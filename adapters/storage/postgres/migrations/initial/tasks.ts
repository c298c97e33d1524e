import { sql } from "kysely"

/** Tasks and their folders, who else sees them, and what is uploaded for them. Their work and links are apart: neither rewrites the task's row. */
export const tasks = [
  sql`create table folder (
    id uuid primary key,
    owner_id uuid not null,
    name text not null,
    name_key text not null,
    created_at timestamptz not null,
    unique (owner_id, name_key)
  )`,
  // `title_key` and `words_version` are null until `keep-searchable.ts` has processed the row, which may be from a backup.
  sql`create table task (
    id uuid primary key,
    owner_id uuid not null,
    folder_id uuid references folder (id) on delete set null,
    title text not null,
    created_at timestamptz not null,
    created_day text not null,
    is_unfinished boolean not null,
    data jsonb not null,
    title_words tsvector not null,
    summary_words tsvector not null default '',
    source text generated always as (data->>'source') stored,
    duration double precision generated always as ((data->>'duration')::double precision) stored,
    state text generated always as (
      case
        when data#>>'{transcription,_tag}' in ('Waiting', 'Running') or data#>>'{analysis,_tag}' in ('Waiting', 'Running')
          then 'running'
        when data#>>'{transcription,_tag}' = 'Failed' or data#>>'{analysis,_tag}' = 'Failed' then 'failed'
        when data#>>'{transcription,_tag}' = 'Completed' then 'finished'
      end
    ) stored,
    title_key text collate "C",
    words_version integer,
    search tsvector generated always as (title_words || summary_words) stored,
    origin text not null generated always as (coalesce(data->>'origin', 'app')) stored
  )`,
  sql`create index task_newest on task (owner_id, created_at desc, id desc)`,
  sql`create index task_newest_of_all on task (created_at desc, id desc)`,
  sql`create index task_title on task (owner_id, title_key, id)`,
  sql`create index task_title_day on task (created_day, owner_id)`,
  sql`create index task_longest on task (owner_id, duration desc nulls last, id desc)`,
  sql`create index task_kinds on task (owner_id, folder_id, state, source)`,
  sql`create index task_folder on task (folder_id) where folder_id is not null`,
  sql`create index task_of_tools on task (owner_id, created_at desc, id desc) where origin = 'tool'`,
  sql`create index task_unfinished on task (created_at) where is_unfinished`,
  sql`create index task_search on task using gin (search)`,
  sql`create table task_work (
    task_id uuid primary key references task (id) on delete cascade,
    work jsonb not null
  ) with (fillfactor = 50)`,
  // What happened to a task refers to its work, which a report has locked, and not to the task, which others lock first.
  sql`create table task_moment (
    id bigint generated always as identity primary key,
    task_id uuid not null references task_work on delete cascade,
    at timestamptz not null,
    moment jsonb not null
  )`,
  sql`create index task_moment_of_task on task_moment (task_id, id)`,
  sql`create table share (
    task_id uuid primary key references task (id) on delete cascade,
    token text not null unique,
    is_on boolean not null,
    expires_at timestamptz,
    password_hash text,
    parts jsonb not null default '["summary", "mind_map"]',
    views integer not null default 0,
    published_day text,
    published_slug text,
    published_at timestamptz,
    is_indexed boolean not null default false
  )`,
  sql`create index share_published on share (published_slug, published_day) where published_slug is not null`,
  // Tasks are shared with addresses and numbers, which need no account.
  sql`create table collaborator (
    task_id uuid not null references task (id) on delete cascade,
    added_at timestamptz not null,
    id uuid not null,
    identifier text not null,
    role text not null,
    primary key (task_id, identifier)
  )`,
  sql`create index collaborator_identifier on collaborator (identifier, task_id)`,
  // A recording in progress is uploaded before its size is known.
  sql`create table upload (
    id uuid primary key,
    owner_id uuid not null,
    file_name text not null,
    size bigint,
    complete boolean not null,
    ticket_hash text,
    created_at timestamptz not null,
    metadata text,
    expires_at timestamptz not null,
    purpose text not null default 'task'
  )`,
  sql`create index upload_owner on upload (owner_id)`,
  sql`create index upload_expiry on upload (expires_at)`,
  // A use of a video link outlives its task, so it does not refer to it.
  sql`create table link_use (
    task_id uuid primary key,
    user_id uuid not null references app_user (id) on delete cascade,
    used_at timestamptz not null
  )`,
  sql`create index link_use_user on link_use (user_id)`,
  // Files made from other files.
  sql`create table conversion (
    id uuid primary key,
    owner_id uuid not null,
    state text not null,
    progress real not null,
    bytes float8 not null,
    created_at timestamptz not null,
    expires_at timestamptz,
    data json not null
  )`,
  sql`create index conversion_of_account on conversion (owner_id, created_at)`,
  sql`create index conversion_expiry on conversion (expires_at) where expires_at is not null`,
  sql`create index conversion_unfinished on conversion (created_at) where expires_at is null`,
]
