import { Context, type Effect, type Stream } from "effect"
import type { SegmentId, SessionId, TaskId, UserId } from "./ids.ts"

/** An edit, a presence, a request for missing edits, or a notice that edits are stored. `from` is the sending process. */
interface LiveMessage {
  readonly kind: "update" | "awareness" | "ask" | "saved"
  readonly document: string
  readonly from: string
  readonly bytes: Uint8Array
}

/** A change from outside the editor, already stored; every process passes it on. */
interface ReplacedMessage {
  readonly kind: "replaced"
  readonly document: string
  readonly by: "edit" | "restore" | "analysis"
  /** Who made it; null for an analysis. */
  readonly name: string | null
  readonly bytes: Uint8Array
}

/** Ends connections: of an account or of one session of it, to a task, or both; null stands for all. */
interface CloseMessage {
  readonly kind: "close"
  readonly user: UserId | null
  readonly session: SessionId | null
  readonly task: TaskId | null
  readonly reason: "removed" | "signed-out" | "stale"
}

/** All pages of a process that show a task; an empty list when the last one has left. */
interface PagesMessage {
  readonly kind: "pages"
  readonly task: TaskId
  readonly from: string
  /** Counts up, since messages may arrive out of order. */
  readonly nth: number
  /** Whether the sender wants to know the pages of the other processes. */
  readonly asks: boolean
  readonly pages: ReadonlyArray<{
    readonly page: string
    readonly user: UserId | null
    readonly name: string
    /** The line being edited, since when by the sender's clock, and for how many milliseconds more. */
    readonly focus: { readonly line: SegmentId; readonly since: number; readonly forMs: number } | null
  }>
}

/** A report from a page, for the process that serves it. */
interface SignMessage {
  readonly kind: "sign"
  readonly task: TaskId
  readonly page: string
  readonly user: UserId | null
  readonly line: SegmentId | null
}

export type DocumentMessage = LiveMessage | ReplacedMessage | CloseMessage | PagesMessage | SignMessage

/**
 * Between the processes that serve people who work together: what they write, and where they are. Nothing is stored.
 * Delivery is best effort and includes the sender, so processes also ask each other for what they lack.
 */
export class DocumentBus extends Context.Service<DocumentBus, {
  readonly publish: (message: DocumentMessage) => Effect.Effect<void>
  readonly subscribe: Stream.Stream<DocumentMessage>
}>()("domain/kernel/DocumentBus") {}
