import { Effect, Result } from "effect"
import type { User } from "../../account/user.ts"
import type { TaskId } from "../../kernel/ids.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { CollaboratorStore } from "../collaborator-store.port.ts"
import { type Collaborator, join } from "../collaborator.ts"

/** Locks the task first: of two additions at the same time, the second sees the first. */
export const keepAddition = Effect.fnUntraced(function*(taskId: TaskId, owner: User | null, added: Collaborator) {
  const tasks = yield* TaskStore
  const collaborators = yield* CollaboratorStore
  const { ownerId } = yield* tasks.modify(taskId, Result.succeed)
  yield* Effect.fromResult(join(owner, yield* collaborators.list(taskId), added))
  yield* collaborators.add(taskId, added)
  yield* announce(ownerId, { type: "task.shared", taskId, with: "person" })
})
