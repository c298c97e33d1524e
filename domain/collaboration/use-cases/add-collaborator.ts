import { DateTime, Effect, Result, Schema } from "effect"
import { identifierOf, type User } from "../../account/user.ts"
import { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { CollaboratorStore } from "../collaborator-store.port.ts"
import { CollaboratorView, join, viewOf } from "../collaborator.ts"
import { findInvitee } from "../steps/find-invitee.ts"
import { managedTask } from "../steps/managed-task.ts"
import { publishCollaborator } from "../steps/publish-collaborator.ts"
import { sendInvitation } from "../steps/send-invitation.ts"
import { UserIdentifier } from "../user-identifier.ts"

/** Lets another account edit a task, and sends it a link by mail. `is_notified` is false if that could not be sent. */
export const addCollaborator = useCase("collaboration.addCollaborator", {
  input: wire({ taskId: TaskId, userIdentifier: UserIdentifier }),
  output: wire({ collaborator: CollaboratorView, isNotified: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ taskId, userIdentifier }) {
    const task = yield* managedTask(taskId)
    const invitee = yield* findInvitee(task, userIdentifier)
    const { transaction } = yield* UnitOfWork
    const added = yield* transaction(add(taskId, invitee))
    yield* publishCollaborator(task, invitee.id)
    return { collaborator: viewOf(added), isNotified: yield* sendInvitation(task, invitee) }
  }),
})

/** Locks the task first: of two additions at the same time, the second sees the first. */
const add = Effect.fnUntraced(function*(taskId: TaskId, user: User) {
  const tasks = yield* TaskStore
  const collaborators = yield* CollaboratorStore
  const task = yield* tasks.modify(taskId, Result.succeed)
  const collaborator = { userId: user.id, identifier: identifierOf(user), addedAt: yield* DateTime.now }
  yield* Effect.fromResult(join(task, yield* collaborators.list(taskId), collaborator))
  yield* collaborators.add(taskId, collaborator)
  return collaborator
})
