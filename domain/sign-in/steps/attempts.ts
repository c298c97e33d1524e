import { DateTime, Effect } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { SignInAttemptInvalid } from "../errors.ts"
import type { ProviderAnswer } from "../identity-provider.port.ts"
import { TicketStore } from "../ticket-store.port.ts"
import type { Ticket } from "../ticket.ts"

type Attempt = Omit<ProviderAnswer, "code">

const attemptLasts = { minutes: 10 } as const

/** Remembers what the provider's answer must match. Without its state, only a device's latest attempt is found. */
export const saveAttempt = Effect.fnUntraced(
  function*({ state, verifier, nonce, redirectUri }: Attempt, device: string) {
    const tickets = yield* TicketStore
    const { hash } = yield* Secrets
    const { seal } = yield* Sealer
    const stateHash = yield* hash(state)
    const expiresAt = DateTime.add(yield* DateTime.now, attemptLasts)
    const sealed = yield* seal(JSON.stringify([state, verifier, nonce]))
    const ticket: Ticket = { kind: "oidc-attempt", hash: stateHash, device, payload: {}, tries: 0, expiresAt }
    yield* tickets.save({ ...ticket, payload: { sealed, redirectUri } })
    yield* tickets.save({ ...ticket, hash: yield* hash(`device ${device}`), payload: { stateHash } })
  },
)

/** Uses an attempt up: that of this state, or the last one of the device. `restore` makes it usable again. */
export const consumeAttempt = Effect.fnUntraced(function*(device: string, state: string | null) {
  const tickets = yield* TicketStore
  const { hash } = yield* Secrets
  const now = yield* DateTime.now
  const last = state === null ? yield* tickets.consume("oidc-attempt", yield* hash(`device ${device}`), now) : null
  const stateHash = state === null ? last?.payload["stateHash"] ?? "" : yield* hash(state)
  const ticket = yield* tickets.consume("oidc-attempt", stateHash, now)
  const attempt = ticket?.device === device ? yield* opened(ticket) : null
  if (ticket === null || attempt === null) return yield* new SignInAttemptInvalid()
  const restore = Effect.forEach(last === null ? [ticket] : [last, ticket], tickets.save, { discard: true })
  return { attempt, restore }
})

const opened = Effect.fnUntraced(function*({ payload }: Ticket) {
  const { open } = yield* Sealer
  const text = yield* open(payload["sealed"] ?? "")
  if (text === null) return null
  const [state = "", verifier = "", nonce = ""]: ReadonlyArray<string> = JSON.parse(text)
  return { state, verifier, nonce, redirectUri: payload["redirectUri"] ?? "" } satisfies Attempt
})
