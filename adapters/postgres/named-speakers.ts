import { sql } from "kysely"
import { text } from "./storable.ts"

/** Whether a task has a speaker whose name contains this. */
export const hasSpeaker = (name: string) =>
  sql<boolean>`exists (select from speakers, jsonb_array_elements(speakers.list) as one
    where speakers.task_id = task.id and ${isNamed(name)})`

/** Whether someone with one of these names, or parts of names, says the `line`; true if there are none. */
export const isSaidBy = (names: ReadonlyArray<string>) =>
  names.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`line.speaker_id in (select one ->> 'id' from speakers, jsonb_array_elements(speakers.list) as one
    where speakers.task_id = line.task_id and (${sql.join(names.map(isNamed), sql` or `)}))`

const isNamed = (name: string) => sql<boolean>`position(lower(${text(name.trim())}) in lower(one ->> 'name')) > 0`
