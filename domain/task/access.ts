import { Result } from "effect"
import type { Actor } from "../kernel/actor.ts"
import { TaskNotFound } from "./errors.ts"
import type { Task } from "./task.ts"

/** Only the owner and the operator know that a task exists; for everyone else it is not found. */
export const requireOwner = (task: Task, actor: Actor): Result.Result<Task, TaskNotFound> =>
  actor._tag === "Operator" || (actor._tag === "User" && actor.id === task.ownerId)
    ? Result.succeed(task)
    : Result.fail(new TaskNotFound({ taskId: task.id }))
