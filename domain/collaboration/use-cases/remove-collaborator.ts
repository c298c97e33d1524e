import { Effect, Result, Schema } from "effect"
import { CollaboratorId, TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { CollaboratorStore } from "../collaborator-store.port.ts"
import { CollaboratorNotFound, OwnerFixed } from "../errors.ts"
import { managedTask } from "../steps/managed-task.ts"
import { publishCollaborator } from "../steps/publish-collaborator.ts"

/** Ends someone's access to a task at once: their open pages, streams and media links too. */
export const removeCollaborator = useCase("collaboration.removeCollaborator", {
  input: wire({ taskId: TaskId, userId: CollaboratorId }),
  output: Schema.Struct({}),
  run: Effect.fnUntraced(function*({ taskId, userId }) {
    const task = yield* managedTask(taskId)
    const ownId: string = task.ownerId
    if (userId === ownId) return yield* new OwnerFixed()
    const { transaction } = yield* UnitOfWork
    const removed = yield* transaction(remove(taskId, userId))
    yield* publishCollaborator(task, removed)
    return {}
  }),
})

/** Locks the task first: of an addition and a removal at the same time, the later one decides. */
const remove = Effect.fnUntraced(function*(taskId: TaskId, one: CollaboratorId) {
  const tasks = yield* TaskStore
  const collaborators = yield* CollaboratorStore
  yield* tasks.modify(taskId, Result.succeed)
  return (yield* collaborators.remove(taskId, one)) ?? (yield* new CollaboratorNotFound())
})
