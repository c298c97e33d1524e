import { Context, type Effect, type Stream } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"

/** Something about a task changed; subscribers read the task again. Events carry no user text. */
interface OneTaskEvent {
  readonly taskId: TaskId
  readonly owner: UserId
  readonly kind: "progress" | "segments" | "status" | "cancelled" | "deleted" | "voices"
}

/** A folder or a tag of the account was created, changed or deleted; subscribers read those and its lists again. */
interface FoldersEvent {
  readonly taskId: null
  readonly owner: UserId
  readonly kind: "folders"
}

/** The task is shared with someone, no longer shared, or shared as something else: their lists and open pages look again. */
interface CollaboratorEvent {
  readonly taskId: TaskId
  readonly owner: UserId
  readonly kind: "collaborator"
  /** Null if their address has no account. */
  readonly user: UserId | null
}

export type TaskEvent = OneTaskEvent | FoldersEvent | CollaboratorEvent

/** Publishes changes to all processes. Delivery is best effort: subscribers may miss events and must cope with that. */
export class TaskEvents extends Context.Service<TaskEvents, {
  readonly publish: (event: TaskEvent) => Effect.Effect<void>
  readonly subscribe: Stream.Stream<TaskEvent>
}>()("domain/task/TaskEvents") {}
