import { Context, type Effect, type Result } from "effect"
import type { SegmentId, TaskId, UserId } from "../kernel/ids.ts"
import type { Page, PageRequest } from "../kernel/page.ts"
import type { AccessibleTask } from "./access.ts"
import type { TaskNotFound } from "./errors.ts"
import type { QueueForecast } from "./remaining.ts"
import type { SearchQuery } from "./search-query.ts"
import type { Field, Marks } from "./snippet.ts"
import type { TimedMoment } from "./story-chapter.ts"
import type { TaskFilter } from "./task-filter.ts"
import type { PreviewedTask, TaskPreview } from "./task-item.ts"
import type { TaskOrder } from "./task-order.ts"
import type { TaskWork } from "./task-work.ts"
import type { Task } from "./task.ts"

export interface TaskCounts {
  readonly all: number
  /** Tasks in no folder. */
  readonly uncategorized: number
  readonly running: number
  /** Tasks of others that the account is a collaborator of. */
  readonly shared: number
}

/** A task found by a search, with its best matching line. */
export interface Match {
  readonly task: Task
  readonly field: Field
  /** Without Markdown syntax. */
  readonly line: string
  /** Offset in milliseconds; null outside the transcript. */
  readonly begin: number | null
  /** Null outside the transcript. */
  readonly segmentId: SegmentId | null
  readonly marks: Marks
}

/** Stores tasks. A lost connection is a defect, not an error: no caller can act on it. */
export class TaskStore extends Context.Service<TaskStore, {
  readonly get: (id: TaskId) => Effect.Effect<Task, TaskNotFound>
  /** The task, and as what it is shared with this account, in one call. */
  readonly find: (id: TaskId, account: UserId | null) => Effect.Effect<AccessibleTask, TaskNotFound>
  readonly insert: (task: Task) => Effect.Effect<void>
  /** Reads, decides and writes atomically. */
  readonly modify: <E>(
    id: TaskId,
    decide: (task: Task) => Result.Result<Task, E>,
  ) => Effect.Effect<Task, E | TaskNotFound>
  /** Reads, decides and writes the work alone, so that a report of a worker does not rewrite the task. */
  readonly report: <E>(
    id: TaskId,
    decide: (task: Task) => Result.Result<TaskWork, E>,
  ) => Effect.Effect<Task, E | TaskNotFound>
  /** What inserting and changing it added to its story, oldest first: the newest 1,000 moments. Empty for an unknown task. */
  readonly story: (id: TaskId) => Effect.Effect<ReadonlyArray<TimedMoment>>
  readonly list: (filter: TaskFilter, order: TaskOrder, page: PageRequest) => Effect.Effect<Page<Task>>
  /** A page of tasks with what lists show of transcripts and summaries, in one call. */
  readonly listPreviewed: (
    filter: TaskFilter,
    order: TaskOrder,
    page: PageRequest,
  ) => Effect.Effect<Page<PreviewedTask>>
  readonly count: (owner: UserId | null) => Effect.Effect<TaskCounts>
  /**
   * Finds words and phrases of any language in title, summary and transcript, the best match first: see `byMoments`.
   * Among equals, and if the query has no words, the newest comes first.
   * At least the first 100 are ordered like that, and of those with words in title or summary the newest 1,000 come first.
   */
  readonly search: (owner: UserId | null, query: SearchQuery, page: PageRequest) => Effect.Effect<Page<Match>>
  /** The tasks that exist, in no particular order. */
  readonly getMany: (ids: ReadonlyArray<TaskId>) => Effect.Effect<ReadonlyArray<Task>>
  /** Those of the tasks that this account owns or that are shared with it; for null (the operator) all that exist. */
  readonly visible: (ids: ReadonlyArray<TaskId>, account: UserId | null) => Effect.Effect<ReadonlyArray<Task>>
  /** The tasks that are shared with this account. */
  readonly sharedWith: (account: UserId) => Effect.Effect<ReadonlySet<TaskId>>
  /** Which of these tasks exist. */
  readonly existing: (ids: ReadonlyArray<TaskId>) => Effect.Effect<ReadonlySet<TaskId>>
  /** What lists show of transcripts and summaries, in one call. Unknown ids are ignored. */
  readonly previews: (ids: ReadonlyArray<TaskId>) => Effect.Effect<ReadonlyMap<TaskId, TaskPreview>>
  /** Tasks with any work waiting or running. */
  readonly unfinished: Effect.Effect<ReadonlyArray<Task>>
  /** The newest tasks of all accounts whose processing time is known. */
  readonly recentlyCompleted: (limit: number) => Effect.Effect<ReadonlyArray<Task>>
  /** Both, for estimates. It may be a second old, since every list with a waiting task needs it. */
  readonly forecast: Effect.Effect<QueueForecast>
  /** Removes the tasks and everything that belongs to them, and returns how many there were. Unknown ids are ignored. */
  readonly remove: (ids: ReadonlyArray<TaskId>) => Effect.Effect<number>
  /** The newest task with this title, created on this UTC day ("2026-11-20"). */
  readonly findByTitle: (owner: UserId | null, day: string, title: string) => Effect.Effect<Task | null>
  /** The account's example task, if it has one. */
  readonly findExample: (owner: UserId) => Effect.Effect<Task | null>
}>()("domain/task/TaskStore") {}
