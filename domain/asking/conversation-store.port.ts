import { Context, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { Message } from "./message.ts"

/** Suggested questions for a task. */
export interface Suggestions {
  /** The state of the lines that they are about. */
  readonly linesRevision: number
  readonly engine: string
  readonly questions: ReadonlyArray<string>
}

/** Stores what people ask about tasks. Each has one conversation about a task; deleting the task or the account deletes it. */
export class ConversationStore extends Context.Service<ConversationStore, {
  /** Oldest first; empty if this person has not asked anything. */
  readonly messages: (userId: UserId, taskId: TaskId) => Effect.Effect<ReadonlyArray<Message>>
  /**
   * Adds to the conversation, which the first message begins; a message whose id exists replaces it. Nothing is stored
   * for a task or an account that does not exist.
   */
  readonly append: (userId: UserId, taskId: TaskId, messages: ReadonlyArray<Message>) => Effect.Effect<void>
  /** Deletes the conversation for good; returns whether there was one. */
  readonly remove: (userId: UserId, taskId: TaskId) => Effect.Effect<boolean>
  /** Null until they have been searched for. */
  readonly suggestions: (taskId: TaskId) => Effect.Effect<Suggestions | null>
  /** Nothing is stored for a task that does not exist. */
  readonly saveSuggestions: (taskId: TaskId, found: Suggestions) => Effect.Effect<void>
}>()("domain/asking/ConversationStore") {}
