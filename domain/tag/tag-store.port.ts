import { Context, type DateTime, type Effect } from "effect"
import type { TagId, TaskId, UserId } from "../kernel/ids.ts"
import type { TagNotFound } from "./errors.ts"
import type { FileFacts } from "./tag-rules.ts"
import type { Tag } from "./tag.ts"

/** Where a walk through the files of an account stands: the creation of the last one, and its id. */
export interface FileCursor {
  readonly createdAt: DateTime.Utc
  readonly id: TaskId
}

interface FilePage {
  readonly files: ReadonlyArray<FileFacts>
  /** Null after the last file. */
  readonly next: FileCursor | null
}

/**
 * The tags of accounts, and which files have them. A tag that was taken off a file leaves a mark there: rules do not put it
 * on again. Those of another account are not found.
 */
export class TagStore extends Context.Service<TagStore, {
  /** By name. */
  readonly list: (owner: UserId) => Effect.Effect<ReadonlyArray<Tag>>
  /** How many files have each; those that none has are left out. */
  readonly count: (owner: UserId) => Effect.Effect<ReadonlyMap<TagId, number>>
  /** The account has no tag of this name: the caller holds the account's lock. */
  readonly insert: (tag: Tag) => Effect.Effect<void>
  /** Name, colour and rules. */
  readonly save: (tag: Tag) => Effect.Effect<void, TagNotFound>
  /** Takes it off all files; no mark is left. */
  readonly remove: (id: TagId, owner: UserId) => Effect.Effect<void, TagNotFound>
  /**
   * Every file that has the first gets the second, and a file that has neither keeps the mark that one was taken off. The
   * first is removed. The caller has locked the files that have it, and the account.
   */
  readonly merge: (from: TagId, into: TagId) => Effect.Effect<void>
  /**
   * Locks those of the tasks that the account owns, in the order of their ids, until the ambient transaction ends; returns
   * their ids. To be called before the account is locked.
   */
  readonly lockFiles: (owner: UserId, tasks: ReadonlyArray<TaskId>) => Effect.Effect<ReadonlyArray<TaskId>>
  /** Locks the files that have a tag, as above. */
  readonly lockTagged: (owner: UserId, tag: TagId) => Effect.Effect<void>
  /** Adds and takes off; returns the tasks that this changed. What is there already is not added again. */
  readonly mark: (
    tasks: ReadonlyArray<TaskId>,
    change: { readonly add: ReadonlyArray<TagId>; readonly remove: ReadonlyArray<TagId> },
  ) => Effect.Effect<ReadonlyArray<TaskId>>
  /** Whether one of the tasks has more tags than this. */
  readonly hasMoreThan: (tasks: ReadonlyArray<TaskId>, limit: number) => Effect.Effect<boolean>
  /**
   * Adds the tag to those of the tasks that never had it and have fewer tags than the limit; returns them. The caller has
   * locked the files.
   */
  readonly markByRule: (
    tasks: ReadonlyArray<TaskId>,
    tag: TagId,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<TaskId>>
  /** What rules ask about one file; null if it does not exist. */
  readonly facts: (task: TaskId) => Effect.Effect<FileFacts | null>
  /** What rules ask about the completed files of an account, the newest first. */
  readonly filesAfter: (owner: UserId, after: FileCursor | null, limit: number) => Effect.Effect<FilePage>
  /** The names of a file's tags, in their order. */
  readonly namesOf: (task: TaskId) => Effect.Effect<ReadonlyArray<string>>
}>()("domain/tag/TagStore") {}
