import { Context, type Effect, type Stream } from "effect"
import type { TaskId, UserId } from "./ids.ts"

/** An edit, a presence, a request for missing edits, or a notice that edits are stored. `from` is the sending process. */
interface LiveMessage {
  readonly kind: "update" | "awareness" | "ask" | "saved"
  readonly document: string
  readonly from: string
  readonly bytes: Uint8Array
}

/** A change from outside of the editor, already stored; every process passes it on. */
interface ReplacedMessage {
  readonly kind: "replaced"
  readonly document: string
  readonly by: "edit" | "restore" | "analysis"
  /** Who made it; null for an analysis. */
  readonly name: string | null
  readonly bytes: Uint8Array
}

/** Ends connections: of an account, to a task, or both; null stands for all. */
interface CloseMessage {
  readonly kind: "close"
  readonly user: UserId | null
  readonly task: TaskId | null
  readonly reason: "removed" | "signed-out" | "stale"
}

export type DocumentMessage = LiveMessage | ReplacedMessage | CloseMessage

/**
 * Between the processes that hold documents people write in together. Delivery is best effort and includes the sender:
 * holders also ask each other what they lack.
 */
export class DocumentBus extends Context.Service<DocumentBus, {
  readonly publish: (message: DocumentMessage) => Effect.Effect<void>
  readonly subscribe: Stream.Stream<DocumentMessage>
}>()("domain/kernel/DocumentBus") {}
