import { Context, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { Collaborator } from "./collaborator.ts"

/** Stores who may edit tasks of others. Deleting a task or an account deletes its entries. */
export class CollaboratorStore extends Context.Service<CollaboratorStore, {
  /** In the order in which they were added. */
  readonly list: (id: TaskId) => Effect.Effect<ReadonlyArray<Collaborator>>
  /** Someone already there stays. Nothing is stored for a task or an account that does not exist. */
  readonly add: (id: TaskId, collaborator: Collaborator) => Effect.Effect<void>
  /** Whether there was someone to remove. */
  readonly remove: (id: TaskId, userId: UserId) => Effect.Effect<boolean>
}>()("domain/collaboration/CollaboratorStore") {}
