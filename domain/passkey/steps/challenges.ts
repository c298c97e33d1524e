import { DateTime, Effect } from "effect"
import { Secrets } from "../../kernel/secrets.port.ts"
import { SignInAttemptInvalid } from "../../sign-in/errors.ts"
import { TicketStore } from "../../sign-in/ticket-store.port.ts"
import { PasskeyCeremony, type Request } from "../passkey-ceremony.port.ts"

/** What an answer is for. One that was given for something else is refused. */
type Purpose = "create" | "sign-in" | "confirm"

const challengeLasts = { minutes: 5 } as const

/** Remembers a challenge for five minutes, only for this purpose and `holder`: a device, or an account. */
export const saveChallenge = Effect.fnUntraced(function*(request: Request, purpose: Purpose, holder: string) {
  const tickets = yield* TicketStore
  const { hash } = yield* Secrets
  yield* tickets.save({
    kind: "passkey-challenge",
    hash: yield* hash(request.challenge),
    device: null,
    payload: { purpose, holder },
    tries: 0,
    expiresAt: DateTime.add(yield* DateTime.now, challengeLasts),
  })
  return { options: request.options }
})

/** Uses up the challenge that a credential answers. Returns it with the passkey that the credential names. */
export const takeChallenge = Effect.fnUntraced(function*(credential: string, purpose: Purpose, holder: string) {
  const tickets = yield* TicketStore
  const { hash } = yield* Secrets
  const { read } = yield* PasskeyCeremony
  const { challenge, credentialId } = yield* read(credential)
  const ticket = yield* tickets.consume("passkey-challenge", yield* hash(challenge), yield* DateTime.now)
  const isFor = ticket?.payload["purpose"] === purpose && ticket.payload["holder"] === holder
  if (!isFor) return yield* new SignInAttemptInvalid()
  return { challenge, credentialId }
})
