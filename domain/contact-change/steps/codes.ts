import { DateTime, Effect } from "effect"
import type { Side } from "../../account/contact-change.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { CodeInvalid, CodeWrong } from "../../sign-in/errors.ts"
import { maxTries } from "../../sign-in/phone-fields.ts"
import { TicketStore } from "../../sign-in/ticket-store.port.ts"

/** Keyed with the server's own secret: there are only a million codes. */
const digestOf = Effect.fnUntraced(function*(change: string, side: Side, code: string) {
  const { sign } = yield* TokenSigner
  const { hash } = yield* Secrets
  return yield* hash(yield* sign(`contact code ${change} ${side} ${code}`))
})

const keyOf = Effect.fnUntraced(function*(change: string, side: Side) {
  const { hash } = yield* Secrets
  return yield* hash(`${change} ${side}`)
})

/** Remembers a code for one side of a change, and returns it. */
export const makeCode = Effect.fnUntraced(function*(change: string, side: Side, expiresAt: DateTime.Utc) {
  const tickets = yield* TicketStore
  const { digits } = yield* Secrets
  const code = yield* digits(6)
  const payload = { digest: yield* digestOf(change, side, code), proved: null }
  yield* tickets.save({
    kind: "contact-code",
    hash: yield* keyOf(change, side),
    device: null,
    payload,
    tries: 0,
    expiresAt,
  })
  return code
})

/** Counts the try, and refuses a wrong code. A right one can be tried again: only with both is it used up. */
export const checkCode = Effect.fnUntraced(function*(change: string, side: Side, code: string) {
  const tickets = yield* TicketStore
  const key = yield* keyOf(change, side)
  const ticket = yield* tickets.attempt("contact-code", key, yield* DateTime.now)
  if (ticket === null || ticket.tries > maxTries) return yield* new CodeInvalid()
  if (ticket.payload["digest"] !== (yield* digestOf(change, side, code))) return yield* new CodeWrong()
  yield* tickets.save({ ...ticket, payload: { ...ticket.payload, proved: "yes" } })
})

/** Whether this side was proved before. To ask counts as no try of it. */
export const isProved = Effect.fnUntraced(function*(change: string, side: Side) {
  const tickets = yield* TicketStore
  const ticket = yield* tickets.find("contact-code", yield* keyOf(change, side), yield* DateTime.now)
  return ticket?.payload["proved"] === "yes"
})
