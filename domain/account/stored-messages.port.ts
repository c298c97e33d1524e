import { Context, type Effect } from "effect"

/** Mails and text messages that this server has stored instead of sending them, or did before a provider was configured. */
export class StoredMessages extends Context.Service<StoredMessages, {
  /** Erases those to this address or number, and those that name it. Can be repeated. */
  readonly erase: (contact: string) => Effect.Effect<void>
}>()("domain/account/StoredMessages") {}
