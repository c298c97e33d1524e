import { Clock, DateTime, Effect } from "effect"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { Sealer } from "../../kernel/sealer.port.ts"
import type { Attempt, Delivery } from "../delivery.ts"
import { messageOf } from "../message.ts"
import { type ReceivedAnswer, WebhookSender } from "../webhook-sender.port.ts"
import { signingAt, type Webhook } from "../webhook.ts"

export interface Attempted {
  readonly attempt: Attempt
  /** Milliseconds for which the receiver asks to be left alone. */
  readonly wait: number | null
}

/** Sends a delivery that was claimed, once. `title` is that of its task. */
export const attemptDelivery = Effect.fnUntraced(function*(webhook: Webhook, delivery: Delivery, title: string | null) {
  const { send } = yield* WebhookSender
  const { open } = yield* Sealer
  const { url: server } = yield* PublicAddress
  const at = yield* DateTime.now
  const opened = yield* Effect.forEach(signingAt(webhook, at), open)
  const secrets = opened.filter((secret) => secret !== null)
  const began = yield* Clock.currentTimeMillis
  const body = messageOf(delivery, { title, url: server })
  const answer = secrets.length === 0
    ? locked
    : yield* send({ url: webhook.url, id: delivery.id, at, body, secrets })
  const { status, fault, answer: beginning, wait } = answer
  const milliseconds = Math.max(0, Math.round((yield* Clock.currentTimeMillis) - began))
  const attempt: Attempt = { number: delivery.attempts, at, milliseconds, status, fault, answer: beginning }
  return { attempt, wait } satisfies Attempted
})

/** The key that sealed the secret is not there any more. */
const locked: ReceivedAnswer = { status: null, fault: "secret", answer: "", wait: null }
