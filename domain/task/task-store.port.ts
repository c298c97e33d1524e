import { Context, type Effect, type Result } from "effect"
import type { UserId } from "../kernel/actor.ts"
import type { Page, PageRequest } from "../kernel/page.ts"
import type { TaskNotFound } from "./errors.ts"
import type { TaskId } from "./task-id.ts"
import type { Task } from "./task.ts"

export interface TaskFilter {
  /** Whose tasks; null for those of everybody (operators). */
  readonly owner: UserId | null
  /** Only this folder; "uncategorized" for tasks in none; null for all. */
  readonly folderId: string | null
}

/** A task found by a search, with the line that matched. */
export interface Match {
  readonly task: Task
  readonly line: string
  readonly begin: number | null
}

/** Where tasks live. A lost connection is a defect, not an error: no caller can act on it. */
export class TaskStore extends Context.Service<TaskStore, {
  readonly get: (id: TaskId) => Effect.Effect<Task, TaskNotFound>
  readonly insert: (task: Task) => Effect.Effect<void>
  /** Reads, decides and writes as one step: nobody else changes the task in between. */
  readonly modify: <E>(
    id: TaskId,
    decide: (task: Task) => Result.Result<Task, E>,
  ) => Effect.Effect<Task, E | TaskNotFound>
  /** Newest first. */
  readonly list: (filter: TaskFilter, page: PageRequest) => Effect.Effect<Page<Task>>
  /** Words of any language in title, summary and transcript; best first. */
  readonly search: (owner: UserId | null, query: string, page: PageRequest) => Effect.Effect<Page<Match>>
  /** Tasks whose transcription or analysis is waiting or running. */
  readonly unfinished: Effect.Effect<ReadonlyArray<Task>>
  /** Removes the tasks and all that belongs to them; unknown ids are passed over. */
  readonly remove: (ids: ReadonlyArray<TaskId>) => Effect.Effect<void>
  readonly findShared: (token: string) => Effect.Effect<Task | null>
  /** The newest task of this title made on this UTC day ("2026-11-20"). */
  readonly findByTitle: (owner: UserId | null, day: string, title: string) => Effect.Effect<Task | null>
}>()("domain/task/TaskStore") {}
