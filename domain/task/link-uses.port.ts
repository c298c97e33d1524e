import { Context, type DateTime, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"

export interface LinkUse {
  readonly taskId: TaskId
  readonly userId: UserId
  readonly usedAt: DateTime.Utc
}

/** Counts the video links of accounts. A use stays when its task is deleted; deleting an account deletes its uses. */
export class LinkUses extends Context.Service<LinkUses, {
  readonly count: (userId: UserId) => Effect.Effect<number>
  /** Ignored if the task has one already. Count before, and lock the account: see `MinuteLedger.lock`. */
  readonly take: (use: LinkUse) => Effect.Effect<void>
  /** Gives the use of a task back. Whether it had one. */
  readonly release: (taskId: TaskId) => Effect.Effect<boolean>
}>()("domain/task/LinkUses") {}
