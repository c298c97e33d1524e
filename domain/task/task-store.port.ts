import { Context, type Effect, type Result } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { Page, PageRequest } from "../kernel/page.ts"
import type { TaskNotFound } from "./errors.ts"
import type { Field, Marks } from "./snippet.ts"
import type { Source } from "./source.ts"
import type { State } from "./status.ts"
import type { TaskPreview } from "./task-item.ts"
import type { TaskOrder } from "./task-order.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"

export interface TaskFilter {
  /** Whose tasks; null for those of everybody (operators). */
  readonly owner: UserId | null
  /** Only this folder; "uncategorized" for tasks in none; null for all. */
  readonly folderId: string | null
  /** Only of this kind; all when left out. */
  readonly source?: Source | undefined
  readonly state?: State | undefined
}

export interface TaskCounts {
  readonly all: number
  /** Those in no folder. */
  readonly uncategorized: number
  readonly running: number
}

/** A task found by a search, with the line that answers best. */
export interface Match {
  readonly task: Task
  readonly field: Field
  /** Without marks of markdown. */
  readonly line: string
  /** When it was said, in milliseconds; null outside the transcript. */
  readonly begin: number | null
  readonly marks: Marks
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
  /** The same for the work alone, so that a report of a worker does not rewrite the task. */
  readonly report: <E>(
    id: TaskId,
    decide: (task: Task) => Result.Result<TaskWork, E>,
  ) => Effect.Effect<Task, E | TaskNotFound>
  readonly list: (filter: TaskFilter, order: TaskOrder, page: PageRequest) => Effect.Effect<Page<Task>>
  readonly count: (owner: UserId | null) => Effect.Effect<TaskCounts>
  /**
   * Words of any language in title, summary and transcript, the last one perhaps unfinished. First where most of them are
   * in the title, then where most are in the summary, then the newest.
   */
  readonly search: (owner: UserId | null, query: string, page: PageRequest) => Effect.Effect<Page<Match>>
  /** Those of the tasks that there are, in no particular order. */
  readonly getMany: (ids: ReadonlyArray<TaskId>) => Effect.Effect<ReadonlyArray<Task>>
  /** What lists show of transcripts and summaries, at one go; nothing of tasks that there are not. */
  readonly previews: (ids: ReadonlyArray<TaskId>) => Effect.Effect<ReadonlyMap<TaskId, TaskPreview>>
  /** Tasks whose transcription or analysis is waiting or running. */
  readonly unfinished: Effect.Effect<ReadonlyArray<Task>>
  /** The newest tasks of which it is known how long they took, of every account. */
  readonly recentlyCompleted: (limit: number) => Effect.Effect<ReadonlyArray<Task>>
  /** Removes the tasks and all that belongs to them; unknown ids are passed over. */
  readonly remove: (ids: ReadonlyArray<TaskId>) => Effect.Effect<void>
  /** The newest task of this title made on this UTC day ("2026-11-20"). */
  readonly findByTitle: (owner: UserId | null, day: string, title: string) => Effect.Effect<Task | null>
  /** The account's example task, if it has one. */
  readonly findExample: (owner: UserId) => Effect.Effect<Task | null>
}>()("domain/task/TaskStore") {}
