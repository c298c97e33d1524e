import { type RawBuilder, sql } from "kysely"

/**
 * Counts tasks by these columns, which `task` and `task_tally` have: every statement that changes tasks adds what it changed, in
 * its own transaction. It merges the rows that no other transaction holds, so that none waits for another and an account has
 * about one row for each combination. A migration that adds a column to both calls it with all of them.
 */
export const talliedBy = (columns: ReadonlyArray<string>) => {
  const keys = sql.raw(["owner_id", ...columns].join(", "))
  const isSame = sql.raw(
    ["tally.owner_id = change.owner_id", ...columns.map((name) => `tally.${name} is not distinct from change.${name}`)]
      .join(" and "),
  )
  const before = sql`select ${keys}, -1 as tasks from before`
  const after = sql`select ${keys}, 1 as tasks from after`
  const keptAfter = (event: string, changes: RawBuilder<unknown>) =>
    sql`create or replace function ${sql.raw(`tally_after_${event}`)}() returns trigger language plpgsql as $$
      begin
        with change as materialized (
          select ${keys}, sum(tasks) as tasks from (${changes}) as changed group by ${keys} having sum(tasks) <> 0
        ), merged as (
          delete from task_tally where id in (
            select tally.id from change join task_tally as tally on ${isSame} for update of tally skip locked
          ) returning ${keys}, tasks
        )
        insert into task_tally (${keys}, tasks)
          select ${keys}, sum(tasks) from (table change union all table merged) as each
          group by ${keys} having sum(tasks) <> 0;
        return null;
      end $$`
  return [
    keptAfter("insert", after),
    keptAfter("delete", before),
    keptAfter("update", sql`${before} union all ${after}`),
    sql`delete from task_tally`,
    sql`insert into task_tally (${keys}, tasks) select ${keys}, count(*) from task group by ${keys}`,
  ]
}
