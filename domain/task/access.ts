import { Result, Schema } from "effect"
import type { Actor } from "../kernel/actor.ts"
import type { Row } from "../kernel/role-rows.ts"
import { NotTaskEditor, TaskNotFound } from "./errors.ts"
import type { Task } from "./task.ts"

/** What someone may do with a task that is shared with them: an editor changes what is in it, a viewer only reads it. */
export const SharedRole = Schema.Literals(["editor", "viewer"])
export type SharedRole = typeof SharedRole.Type

/** Someone's role on a task. The operator may do what the owner may. */
export const TaskRole = Schema.Literals(["owner", ...SharedRole.literals, "operator"])
export type TaskRole = typeof TaskRole.Type

/** A task, and as what it is shared with the account that asks; null if it is not. */
export interface AccessibleTask {
  readonly task: Task
  readonly sharedAs: SharedRole | null
}

/** Whether the caller manages a task: the title, folder, links, people and processing. */
export const isManagedBy = ({ ownerId }: Task, actor: Actor): boolean =>
  actor._tag === "Operator" || (actor._tag === "User" && actor.id === ownerId)

/** The caller's role on a task; null for strangers. */
export const roleOn = ({ task, sharedAs }: AccessibleTask, actor: Actor): TaskRole | null => {
  if (actor._tag === "Operator") return "operator"
  return isManagedBy(task, actor) ? "owner" : sharedAs
}

/**
 * The caller's role on a task, if the row of the use case allows it. For strangers the task is not found; people with
 * whom it is shared, who know that it exists, are referred to its creator. Without a row, anyone who may see the task
 * is admitted.
 */
export const permittedRole = (
  found: AccessibleTask,
  actor: Actor,
  row: Row | null,
): Result.Result<TaskRole, TaskNotFound | NotTaskEditor> => {
  const role = roleOn(found, actor)
  const taskId = found.task.id
  if (role === null) return Result.fail(new TaskNotFound({ taskId }))
  const isAllowed = row === null || row.may.includes(role)
  return isAllowed ? Result.succeed(role) : Result.fail(new NotTaskEditor({ taskId }))
}
