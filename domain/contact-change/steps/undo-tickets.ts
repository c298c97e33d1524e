import { DateTime, Effect } from "effect"
import { ContactChangeStore } from "../../account/contact-change-store.port.ts"
import { type ContactChange, isOpen } from "../../account/contact-change.ts"
import { ContactChangeId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { TicketStore } from "../../sign-in/ticket-store.port.ts"
import { UndoInvalid } from "../errors.ts"

/** A secret that undoes this change. */
export const issueUndo = Effect.fnUntraced(function*({ id, userId }: ContactChange, expiresAt: DateTime.Utc) {
  const tickets = yield* TicketStore
  const { create, hash } = yield* Secrets
  const token = yield* create("undo_")
  const payload = { id, userId }
  yield* tickets.save({ kind: "contact-undo", hash: yield* hash(token), device: null, payload, tries: 0, expiresAt })
  return token
})

/** The change that a secret undoes, while it can be undone. The secret stays: what it undid says that it is used. */
export const findUndo = Effect.fnUntraced(function*(token: string) {
  const tickets = yield* TicketStore
  const changes = yield* ContactChangeStore
  const { hash } = yield* Secrets
  const now = yield* DateTime.now
  const ticket = yield* tickets.find("contact-undo", yield* hash(token), now)
  const id = ticket?.payload["id"]
  const change = typeof id === "string" ? yield* changes.find(ContactChangeId.make(id)) : null
  if (change === null || change.from === null || !isOpen(change, now)) return yield* new UndoInvalid()
  return { ...change, from: change.from }
})
