import { DateTime, Effect } from "effect"
import { PhoneInvalid } from "../../account/errors.ts"
import type { Phone } from "../../account/user.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { CodeInvalid } from "../errors.ts"
import { codeLasts } from "../phone-fields.ts"
import { PhoneNumbers } from "../phone-numbers.port.ts"
import { TicketStore } from "../ticket-store.port.ts"
import type { TicketKind } from "../ticket.ts"

export const phoneOf = Effect.fnUntraced(function*(name: string) {
  const { parse } = yield* PhoneNumbers
  return parse(name) ?? (yield* new PhoneInvalid())
})

/** The browser that asks, by the `X-Client-UUID` it sends. It is no credential: it only ties the steps together. */
export const callingClient = Effect.map(
  CurrentActor,
  (actor) => actor._tag === "Anonymous" ? actor.deviceId?.slice(0, 64) ?? "" : "",
)

/** What the code of a message proved, and how long it counts. */
interface Proved {
  readonly phone: Phone
  readonly expiresAt: DateTime.Utc
}

/** The number counts as proved for five minutes, however many steps there are before a session. */
export const justProved = (phone: Phone) =>
  Effect.map(DateTime.now, (now): Proved => ({ phone, expiresAt: DateTime.add(now, codeLasts) }))

/** A secret for the next step: once, by the same client. */
export const issueTicket = Effect.fnUntraced(function*(kind: TicketKind, { phone, expiresAt }: Proved) {
  const tickets = yield* TicketStore
  const { create, hash } = yield* Secrets
  const secret = yield* create("sms_")
  yield* tickets.save({
    kind,
    hash: yield* hash(secret),
    device: yield* callingClient,
    payload: { phone },
    tries: 0,
    expiresAt,
  })
  return secret
})

/** What the previous step's secret stands for. */
export const consumeTicket = Effect.fnUntraced(function*(kind: TicketKind, secret: string) {
  const tickets = yield* TicketStore
  const { hash } = yield* Secrets
  const ticket = yield* tickets.consume(kind, yield* hash(secret), yield* DateTime.now)
  if (ticket === null || ticket.device !== (yield* callingClient)) return yield* new CodeInvalid()
  return { phone: yield* phoneOf(ticket.payload["phone"] ?? ""), expiresAt: ticket.expiresAt } satisfies Proved
})
