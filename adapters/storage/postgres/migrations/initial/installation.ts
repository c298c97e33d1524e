import { sql } from "kysely"

/** What belongs to the installation and to no account. */
export const installation = [
  sql`create table engine_settings (id integer primary key check (id = 1), data jsonb not null)`,
  // What parts failed to do, and how often.
  sql`create table fault (
    part text not null,
    code text not null,
    count integer not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    primary key (part, code)
  )`,
  // What browsers report of the use of this server. There is no network address in it.
  sql`create table usage_event (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    business smallint not null,
    uuid text not null,
    fields jsonb not null
  )`,
  sql`create index usage_event_at on usage_event (at)`,
  // How the backups went. One row, which no backup holds.
  sql`create table backup_runs (id integer primary key check (id = 1), data jsonb not null)`,
]
