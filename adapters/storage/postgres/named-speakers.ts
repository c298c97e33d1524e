import { type RawBuilder, sql } from "kysely"
import { text } from "./storable.ts"

/** Whether a task has a speaker whose name contains this: see `holds`. */
export const hasSpeaker = (name: string) =>
  holds(sql`speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = task.id and ${isNamed(name)}`)

/** Whether someone with one of these names, or parts of names, says the `line`; true if there are none. */
export const isSaidBy = (names: ReadonlyArray<string>) =>
  names.length === 0
    ? sql<boolean>`true`
    : holds(sql`speakers, jsonb_array_elements(speakers.list) as one
      where speakers.task_id = line.task_id and one ->> 'id' = line.speaker_id
        and (${sql.join(names.map(isNamed), sql` or `)})`)

/**
 * Whether there is a row in these, for one row of the outer query. `exists` says the same, but lets the planner read the whole
 * table once instead, of all accounts.
 */
export const holds = (rows: RawBuilder<unknown>) => sql<boolean>`coalesce((select true from ${rows} limit 1), false)`

const isNamed = (name: string) => sql<boolean>`position(lower(${text(name.trim())}) in lower(one ->> 'name')) > 0`
