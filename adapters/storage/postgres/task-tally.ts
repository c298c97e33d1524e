import type { TaskFilter } from "#domain/task/task-filter.ts"
import { type Kysely, type RawBuilder, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"
import { isWithin, listed } from "./task-lists.ts"

/**
 * How many tasks match a filter, from what triggers keep up (see `migrations/initial/task-tally.ts`): it costs the same for
 * 100,000 tasks as for 100. What is shared with an account, and what has tags, is counted, as that is kept with each task.
 */
export const totalOf = (q: Kysely<Tables>, filter: TaskFilter) =>
  filter.sharedWith === undefined && (filter.tags ?? []).length === 0
    ? q.selectFrom("task_tally").where(isWithin(filter)).select(tallied.as("total"))
    : listed(q, filter).select(sql<number>`count(*)::integer`.as("total"))

/** The number of tasks in these rows of the tally. */
export const tallied = sql<number>`coalesce(sum(tasks), 0)::integer`

/** The number of tasks in those of the rows. */
export const talliedWhere = (condition: RawBuilder<unknown>) =>
  sql<number>`coalesce(sum(tasks) filter (where ${condition}), 0)::integer`
