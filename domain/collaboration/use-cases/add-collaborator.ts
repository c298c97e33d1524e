import { DateTime, Effect, Schema } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { CollaboratorId, TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharedRole } from "../../task/access.ts"
import { CollaboratorView, viewOf } from "../collaborator.ts"
import { keepAddition } from "../steps/keep-addition.ts"
import { limitAdditions } from "../steps/limit-additions.ts"
import { managedTask } from "../steps/managed-task.ts"
import { ownerOf } from "../steps/owner-of.ts"
import { publishCollaborator } from "../steps/publish-collaborator.ts"
import { readIdentifier } from "../steps/read-identifier.ts"
import { sendInvitation } from "../steps/send-invitation.ts"
import { UserIdentifier } from "../user-identifier.ts"

/**
 * Shares a task with the owner of this address, and sends a link by mail. `is_notified` is false if that could not be
 * sent. Nothing in the answer depends on whether the address has an account.
 */
export const addCollaborator = useCase("collaboration.addCollaborator", {
  input: wire({ taskId: TaskId, userIdentifier: UserIdentifier, role: Schema.optionalKey(SharedRole) }),
  output: wire({ collaborator: CollaboratorView, isNotified: Schema.Boolean }),
  run: Effect.fnUntraced(function*({ taskId, userIdentifier, role = "editor" }) {
    const task = yield* managedTask(taskId)
    const ids = yield* IdSource
    const { transaction } = yield* UnitOfWork
    const identifier = yield* readIdentifier(userIdentifier)
    yield* limitAdditions(task, identifier)
    const owner = yield* ownerOf(task)
    const added = { id: CollaboratorId.make(yield* ids.next), identifier, role, addedAt: yield* DateTime.now }
    yield* transaction(keepAddition(taskId, owner, added))
    yield* publishCollaborator(task, added)
    return { collaborator: viewOf(added), isNotified: yield* sendInvitation(task, owner, added) }
  }),
})
