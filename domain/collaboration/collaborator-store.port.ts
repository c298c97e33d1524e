import { Context, type Effect } from "effect"
import type { CollaboratorId, TaskId } from "../kernel/ids.ts"
import type { SharedRole } from "../task/access.ts"
import type { Collaborator } from "./collaborator.ts"

/**
 * Stores with which addresses and numbers tasks are shared. They give access to whatever account has proved to own
 * them, so it does not matter which came first, the addition or the account. Deleting a task deletes its entries,
 * deleting an account those of its address and number.
 */
export class CollaboratorStore extends Context.Service<CollaboratorStore, {
  /** In the order in which they were added. */
  readonly list: (id: TaskId) => Effect.Effect<ReadonlyArray<Collaborator>>
  /** An address that is already there stays as it is. Nothing is stored for a task that does not exist. */
  readonly add: (id: TaskId, collaborator: Collaborator) => Effect.Effect<void>
  /** The entry as it is now; null if there is none. */
  readonly setRole: (id: TaskId, one: CollaboratorId, role: SharedRole) => Effect.Effect<Collaborator | null>
  /** The entry that was removed; null if there was none. */
  readonly remove: (id: TaskId, one: CollaboratorId) => Effect.Effect<Collaborator | null>
}>()("domain/collaboration/CollaboratorStore") {}
