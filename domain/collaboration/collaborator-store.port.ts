import { Context, type Effect } from "effect"
import type { Contact } from "../account/contact.ts"
import type { CollaboratorId, TaskId, UserId } from "../kernel/ids.ts"
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
  /**
   * Moves what is shared with one address or number to another, and returns what was moved. Where both were, the one
   * that stays may do what either might; none stays with the tasks of `owner`.
   */
  readonly readdress: (from: Contact, to: Contact, owner: UserId) => Effect.Effect<ReadonlyArray<CollaboratorId>>
  /** Gives back to an address or number what was moved from it to this one, as far as it is still there. */
  readonly moveBack: (moved: ReadonlyArray<CollaboratorId>, to: Contact, from: Contact) => Effect.Effect<void>
}>()("domain/collaboration/CollaboratorStore") {}
