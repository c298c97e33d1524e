import { type RawBuilder, sql } from "kysely"

/**
 * How many tasks an account has in a folder, of a state, kind and origin: the sum of the rows. Every statement that changes tasks
 * adds what it changed, in its own transaction. It merges the rows that no other transaction holds, so that none waits for
 * another and an account has about one row for each combination.
 */
const keys = sql`owner_id, folder_id, state, source, origin`
const before = sql`select ${keys}, -1 as tasks from before`
const after = sql`select ${keys}, 1 as tasks from after`

const tallied = (changes: RawBuilder<unknown>) =>
  sql`with change as materialized (
      select ${keys}, sum(tasks) as tasks from (${changes}) as changed group by ${keys} having sum(tasks) <> 0
    ), merged as (
      delete from task_tally where id in (
        select tally.id from change join task_tally as tally on tally.owner_id = change.owner_id
          and tally.folder_id is not distinct from change.folder_id and tally.state is not distinct from change.state
          and tally.source is not distinct from change.source and tally.origin is not distinct from change.origin
        for update of tally skip locked
      ) returning ${keys}, tasks
    )
    insert into task_tally (${keys}, tasks) select ${keys}, sum(tasks) from (table change union all table merged) as each
      group by ${keys} having sum(tasks) <> 0`

const keptAfter = (event: string, tables: string, work: RawBuilder<unknown>) => [
  sql`create function ${sql.raw(`tally_after_${event}`)}() returns trigger language plpgsql as $$
    begin ${work}; return null; end $$`,
  sql`create trigger ${sql.raw(`task_tally_${event}`)} after ${sql.raw(event)} on task ${sql.raw(tables)}
    for each statement execute function ${sql.raw(`tally_after_${event}`)}()`,
]

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
  ...keptAfter("insert", "referencing new table as after", tallied(after)),
  ...keptAfter("delete", "referencing old table as before", tallied(before)),
  ...keptAfter(
    "update",
    "referencing old table as before new table as after",
    tallied(sql`${before} union all ${after}`),
  ),
  ...keptAfter("truncate", "", sql`delete from task_tally`),
]
