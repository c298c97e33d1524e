import { Context, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { LibraryTurn } from "./library-turn.ts"

/**
 * Stores what people ask about their libraries. Each has one conversation; deleting the account deletes it, and deleting a
 * task deletes what was answered from it.
 */
export class LibraryConversationStore extends Context.Service<LibraryConversationStore, {
  /** Oldest first; the files of each in the order of the answer. */
  readonly turns: (userId: UserId) => Effect.Effect<ReadonlyArray<LibraryTurn>>
  /** A turn whose id is there takes its place. Nothing is stored for an account that does not exist, and no answer from a task that does not. */
  readonly append: (userId: UserId, turn: LibraryTurn) => Effect.Effect<void>
  /** Deletes the conversation for good; returns whether there was one. */
  readonly remove: (userId: UserId) => Effect.Effect<boolean>
}>()("domain/asking/LibraryConversationStore") {}
