import { Result, Schema } from "effect"
import type { Actor } from "../kernel/actor.ts"
import type { Row } from "../kernel/roles.ts"
import { NotTaskEditor, TaskNotFound } from "./errors.ts"
import type { Task } from "./task.ts"

/** Someone's role on a task. The operator may do what the owner may. */
export const TaskRole = Schema.Literals(["owner", "collaborator", "operator"])
export type TaskRole = typeof TaskRole.Type

/** A task, and whether it is shared with the account that asks. */
export interface AccessibleTask {
  readonly task: Task
  readonly isCollaborator: boolean
}

/** The caller's role on a task that they may see. */
export const roleSeen = ({ ownerId }: Task, actor: Actor): TaskRole => {
  if (actor._tag === "Operator") return "operator"
  return actor._tag === "User" && actor.id === ownerId ? "owner" : "collaborator"
}

/**
 * The caller's role on a task, if the row of the use case allows it. For strangers the task is not found; a
 * collaborator, who knows that it exists, is referred to its creator. Without a row, anyone who may see the task is
 * admitted.
 */
export const permittedRole = (
  { task, isCollaborator }: AccessibleTask,
  actor: Actor,
  row: Row | null,
): Result.Result<TaskRole, TaskNotFound | NotTaskEditor> => {
  const role = roleSeen(task, actor)
  if (role === "collaborator" && !isCollaborator) return Result.fail(new TaskNotFound({ taskId: task.id }))
  const isAllowed = row === null || row.may.includes(role)
  return isAllowed ? Result.succeed(role) : Result.fail(new NotTaskEditor({ taskId: task.id }))
}
