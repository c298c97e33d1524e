import { DateTime, Effect, Option, Schema } from "effect"
import { SessionStore } from "../../account/session-store.port.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import type { SessionId, TaskId, UserId } from "../../kernel/ids.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { requireTaskRole } from "../../task/shared/require-task.ts"
import { documentName } from "../co-document.ts"
import { ensureDocument } from "../steps/ensure-document.ts"
import { Ticket } from "../ticket.ts"

/**
 * Whom a ticket admits to this document, and the document; null for a ticket that is forged, expired or for another
 * document, and for people who have been removed since. "stale" if the document was replaced by another one, for
 * example by a backup.
 */
export const joinDocument = Effect.fn("writing.joinDocument")(function*(token: string, document: string) {
  const signer = yield* TokenSigner
  const text = yield* signer.open(token)
  const ticket = Option.getOrNull(Schema.decodeUnknownOption(Ticket)(text))
  const now = DateTime.toEpochMillis(yield* DateTime.now)
  if (ticket === null || ticket.until < now || documentName(ticket.taskId, ticket.epoch) !== document) return null
  const access = yield* accessOf(ticket.taskId, ticket.userId)
  if (access === null || !(yield* isOpen(ticket.session))) return null
  const admitted = { ...ticket, isWriter: ticket.isWriter && access === "writer" }
  return yield* loadDocument(ticket.taskId).pipe(
    Effect.map(({ epoch }) => epoch === ticket.epoch ? admitted : "stale" as const),
    Effect.catchTags({ TaskNotFound: () => Effect.succeed(null), NotAnalysed: () => Effect.succeed(null) }),
  )
})

/** Whether a session is still open; null for those who have none. */
export const isOpen = Effect.fnUntraced(function*(session: SessionId | null) {
  const sessions = yield* SessionStore
  return session === null || (yield* sessions.exists(session, yield* DateTime.now))
})

/** Whether an account, or the operator, may write in a task at this moment, or read it; null for neither. */
export const accessOf = Effect.fn("writing.accessOf")(function*(taskId: TaskId, id: UserId | null) {
  return yield* requireTaskRole(taskId).pipe(
    Effect.map(({ role }) => role === "viewer" ? "reader" as const : "writer" as const),
    Effect.catchTags({ TaskNotFound: () => Effect.succeed(null), NotTaskEditor: () => Effect.succeed(null) }),
    Effect.provideService(CurrentActor, id === null ? { _tag: "Operator" } : { _tag: "User", id }),
  )
})

/** The document as stored. */
export const loadDocument = Effect.fn("writing.loadDocument")(function*(taskId: TaskId) {
  return (yield* ensureDocument(taskId)).document
})
