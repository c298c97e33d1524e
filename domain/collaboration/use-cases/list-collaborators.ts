import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { identifierOf } from "../../account/user.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { CollaboratorStore } from "../collaborator-store.port.ts"
import { People, viewOf } from "../collaborator.ts"

/** The owner of a task and its collaborators, for all of them. */
export const listCollaborators = useCase("collaboration.listCollaborators", {
  input: wire({ taskId: TaskId }),
  output: People,
  run: Effect.fnUntraced(function*({ taskId }) {
    const { ownerId } = yield* requireTask(taskId)
    const collaborators = yield* CollaboratorStore
    const users = yield* UserStore
    const owner = yield* users.get(ownerId).pipe(
      Effect.map((user) => ({ id: user.id, userIdentifier: identifierOf(user) })),
      Effect.catchTag("UserNotFound", () => Effect.succeed(null)),
    )
    return { owner, collaborators: (yield* collaborators.list(taskId)).map(viewOf) }
  }),
})
