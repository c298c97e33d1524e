import { Effect } from "effect"
import { identifierOf } from "../../account/user.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { CollaboratorStore } from "../collaborator-store.port.ts"
import { People, viewOf } from "../collaborator.ts"
import { ownerOf } from "../steps/owner-of.ts"

/** The owner of a task and its collaborators, for all of them. */
export const listCollaborators = useCase("collaboration.listCollaborators", {
  input: wire({ taskId: TaskId }),
  output: People,
  run: Effect.fnUntraced(function*({ taskId }) {
    const user = yield* ownerOf(yield* requireTask(taskId))
    const collaborators = yield* CollaboratorStore
    const owner = user && { id: user.id, userIdentifier: identifierOf(user) }
    return { owner, collaborators: (yield* collaborators.list(taskId)).map(viewOf) }
  }),
})
