import { Schema, Struct } from "effect"
import type { TagId, UserId } from "../kernel/ids.ts"
import { Origin, Source } from "./source.ts"
import { State, stateOf } from "./status.ts"
import type { Task } from "./task.ts"

/** What lists can be limited to. A database has a column of the same name for each, and so has its tally of tasks. */
const fields = { source: Source, state: State, origin: Origin }

type Limits = { readonly [Name in keyof Fields]?: Fields[Name] | undefined }
type Fields = { readonly [Name in keyof typeof fields]: (typeof fields)[Name]["Type"] }

export const filterNames = Struct.keys(fields)

/** As fields of an input, each of which may be left out. */
export const filterInput = Struct.map(fields, Schema.optionalKey)

/** What a task is, as filters see it; null for what none of their values stands for. */
export const filteredBy = (task: Task): { readonly [Name in keyof Fields]: Fields[Name] | null } => ({
  source: task.source,
  state: stateOf(task),
  origin: task.origin,
})

/** Which tasks are meant; a field that is left out limits nothing. */
export interface TaskFilter extends Limits {
  /** Whose tasks; null for everyone's (operators only). */
  readonly owner: UserId | null
  /** Only this folder; "uncategorized" for tasks in none; null for all. */
  readonly folderId: string | null
  /** Only tasks that have all of these tags, which are the owner's. */
  readonly tags?: ReadonlyArray<TagId> | undefined
  /** Only tasks that are shared with this account. */
  readonly sharedWith?: UserId | undefined
}
