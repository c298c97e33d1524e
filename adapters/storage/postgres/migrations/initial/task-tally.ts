import { type RawBuilder, sql } from "kysely"
import { talliedBy } from "../../tallied-by.ts"

const countedAfter = (event: string, tables: string): RawBuilder<unknown> =>
  sql`create trigger ${sql.raw(`task_tally_${event}`)} after ${sql.raw(event)} on task ${sql.raw(tables)}
    for each statement execute function ${sql.raw(`tally_after_${event}`)}()`

/** How many tasks an account has in a folder, of a state, kind and origin: the sum of the rows. */
export const taskTally = [
  sql`create table task_tally (
    id bigint generated always as identity primary key,
    owner_id uuid not null,
    folder_id uuid,
    state text,
    source text,
    origin text,
    tasks integer not null
  )`,
  sql`create index task_tally_owner on task_tally (owner_id)`,
  ...talliedBy(["folder_id", "state", "source", "origin"]),
  countedAfter("insert", "referencing new table as after"),
  countedAfter("delete", "referencing old table as before"),
  countedAfter("update", "referencing old table as before new table as after"),
  sql`create function tally_after_truncate() returns trigger language plpgsql as $$
    begin delete from task_tally; return null; end $$`,
  countedAfter("truncate", ""),
]
