import { DateTime, Effect } from "effect"
import type { Phone } from "../../account/user.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { TokenSigner } from "../../kernel/token-signer.port.ts"
import { CodeInvalid, CodeWrong } from "../errors.ts"
import { codeLasts, maxTries } from "../phone-fields.ts"
import { callingClient } from "../shared/phone-tickets.ts"
import { TicketStore } from "../ticket-store.port.ts"

/** Keyed with the server's own secret: there are only a million codes, so a plain hash in a stolen database could be reversed. */
const digestOf = Effect.fnUntraced(function*(phone: Phone, code: string) {
  const { sign } = yield* TokenSigner
  const { hash } = yield* Secrets
  return yield* hash(yield* sign(`phone code ${phone} ${code}`))
})

/** Each client has its own code for a number: nobody can use up someone else's attempts. */
const keyOf = Effect.fnUntraced(function*(phone: Phone) {
  const { hash } = yield* Secrets
  return yield* hash(`${phone} ${yield* callingClient}`)
})

/** Replaces the code that this client got before. */
export const saveCode = Effect.fnUntraced(function*(phone: Phone, code: string) {
  const tickets = yield* TicketStore
  const expiresAt = DateTime.add(yield* DateTime.now, codeLasts)
  const payload = { digest: yield* digestOf(phone, code) }
  yield* tickets.save({ kind: "phone-code", hash: yield* keyOf(phone), device: null, payload, tries: 0, expiresAt })
  return expiresAt
})

/** Uses up the code if it is right; counts the attempt if it is not. */
export const useCode = Effect.fnUntraced(function*(phone: Phone, code: string) {
  const tickets = yield* TicketStore
  const now = yield* DateTime.now
  const key = yield* keyOf(phone)
  const ticket = yield* tickets.attempt("phone-code", key, now)
  if (ticket === null || ticket.tries > maxTries) return yield* new CodeInvalid()
  if (ticket.payload["digest"] !== (yield* digestOf(phone, code))) return yield* new CodeWrong()
  if ((yield* tickets.consume("phone-code", key, now)) === null) return yield* new CodeInvalid()
})
