import { Context, type Effect, type Stream } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"

/** Something about a task changed; subscribers read the task again. Events carry no user text. */
export interface TaskEvent {
  readonly taskId: TaskId
  readonly owner: UserId
  readonly kind: "progress" | "segments" | "status" | "cancelled" | "deleted"
}

/** Publishes changes to all processes. Delivery is best effort: subscribers may miss events and must cope with that. */
export class TaskEvents extends Context.Service<TaskEvents, {
  readonly publish: (event: TaskEvent) => Effect.Effect<void>
  readonly subscribe: Stream.Stream<TaskEvent>
}>()("domain/task/TaskEvents") {}
