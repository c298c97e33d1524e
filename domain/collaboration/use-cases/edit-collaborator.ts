import { Effect, Result } from "effect"
import { CollaboratorId, TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharedRole } from "../../task/access.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { CollaboratorStore } from "../collaborator-store.port.ts"
import { CollaboratorView, viewOf } from "../collaborator.ts"
import { CollaboratorNotFound } from "../errors.ts"
import { managedTask } from "../steps/managed-task.ts"
import { publishCollaborator } from "../steps/publish-collaborator.ts"

/** Makes an editor of a task a viewer, or the reverse, at once: a viewer's open editor is closed. */
export const editCollaborator = useCase("collaboration.editCollaborator", {
  input: wire({ taskId: TaskId, userId: CollaboratorId, role: SharedRole }),
  output: CollaboratorView,
  run: Effect.fnUntraced(function*({ taskId, userId, role }) {
    const task = yield* managedTask(taskId)
    const { transaction } = yield* UnitOfWork
    const changed = yield* transaction(change(taskId, userId, role))
    yield* publishCollaborator(task, changed)
    return viewOf(changed)
  }),
})

/** Locks the task first: of two changes at the same time, the later one decides. */
const change = Effect.fnUntraced(function*(taskId: TaskId, one: CollaboratorId, role: SharedRole) {
  const tasks = yield* TaskStore
  const collaborators = yield* CollaboratorStore
  yield* tasks.modify(taskId, Result.succeed)
  return (yield* collaborators.setRole(taskId, one, role)) ?? (yield* new CollaboratorNotFound())
})
