import { Context, type Effect, type Stream } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"

/** Something about a task changed; whoever cares reads the task again. Events carry no user text. */
export interface TaskEvent {
  readonly taskId: TaskId
  readonly owner: UserId
  readonly kind: "progress" | "segments" | "status" | "cancelled" | "deleted"
}

/** Tells all processes what changes. Delivery is best effort: a subscriber may miss events and must be able to read on. */
export class TaskEvents extends Context.Service<TaskEvents, {
  readonly publish: (event: TaskEvent) => Effect.Effect<void>
  readonly subscribe: Stream.Stream<TaskEvent>
}>()("domain/task/TaskEvents") {}
