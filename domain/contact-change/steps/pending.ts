import { DateTime, Effect, Schema } from "effect"
import { Contact, ContactKind } from "../../account/contact.ts"
import { linkLasts } from "../../account/session.ts"
import type { SessionId, UserId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { codeLasts } from "../../sign-in/phone-fields.ts"
import { TicketStore } from "../../sign-in/ticket-store.port.ts"
import type { Ticket } from "../../sign-in/ticket.ts"
import { ContactChangeInvalid } from "../errors.ts"

/** A change that was asked for, and waits for both codes. */
export const Pending = Schema.Struct({ id: Schema.String, kind: ContactKind, from: Contact, to: Contact })
export type Pending = typeof Pending.Type

const decode = Schema.decodeUnknownEffect(Pending)

/** How long both codes can be entered: as long as those of signing in. */
const changeLasts = { email: linkLasts, phone: codeLasts } as const

/** An account has one at a time. */
const keyOf = Effect.fnUntraced(function*(userId: UserId) {
  const { hash } = yield* Secrets
  return yield* hash(`contact change ${userId}`)
})

export const savePending = Effect.fnUntraced(
  function*(userId: UserId, session: SessionId | null, { id, kind, from, to }: Pending) {
    const tickets = yield* TicketStore
    const expiresAt = DateTime.add(yield* DateTime.now, changeLasts[kind])
    const payload = { userId, id, kind, from, to }
    yield* tickets.save({
      kind: "contact-change",
      hash: yield* keyOf(userId),
      device: session,
      payload,
      tries: 0,
      expiresAt,
    })
    return expiresAt
  },
)

/** The one with this id, for the session that asked for it; another request may have replaced it. */
export const findPending = Effect.fnUntraced(function*(userId: UserId, session: SessionId | null, id: string) {
  const tickets = yield* TicketStore
  return yield* read(yield* tickets.find("contact-change", yield* keyOf(userId), yield* DateTime.now), session, id)
})

/** Uses it up: of many calls at once, one gets it. Call it inside a transaction. */
export const consumePending = Effect.fnUntraced(function*(userId: UserId, session: SessionId | null, id: string) {
  const tickets = yield* TicketStore
  return yield* read(yield* tickets.consume("contact-change", yield* keyOf(userId), yield* DateTime.now), session, id)
})

export const forgetPending = Effect.fnUntraced(function*(userId: UserId) {
  const tickets = yield* TicketStore
  yield* tickets.consume("contact-change", yield* keyOf(userId), yield* DateTime.now)
})

const read = Effect.fnUntraced(function*(ticket: Ticket | null, session: SessionId | null, id: string) {
  if (ticket === null || ticket.device !== session || ticket.payload["id"] !== id) {
    return yield* new ContactChangeInvalid()
  }
  return yield* Effect.orDie(decode(ticket.payload))
})
