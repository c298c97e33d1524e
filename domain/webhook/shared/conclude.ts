import { DateTime, Effect } from "effect"
import { DeliveryStore } from "../delivery-store.port.ts"
import { type Delivery, nextTry } from "../delivery.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { afterAttempt } from "../webhook.ts"
import type { Attempted } from "./attempt.ts"
import { queueDelivery } from "./queue-delivery.ts"

const gone = 410

/**
 * Notes how an attempt went, and what that says about the webhook. Once a delivery is over, the next of its line is queued; one that
 * failed waits for `keepDeliveries`. Call it inside a transaction.
 */
export const conclude = Effect.fnUntraced(function*(claimed: Delivery, { attempt, wait }: Attempted) {
  const webhooks = yield* WebhookStore
  const deliveries = yield* DeliveryStore
  const now = yield* DateTime.now
  const isDelivered = attempt.fault === null
  const isGone = attempt.status === gone
  const nextAt = isDelivered || isGone ? null : nextTry(claimed, now, wait)
  const state = isDelivered ? "delivered" : nextAt === null ? "failed" : "waiting"
  if (!(yield* deliveries.settle(claimed, { state, nextAt }, attempt))) return
  const outcome = { isDelivered, isGone, isGivenUp: state === "failed" }
  const webhook = yield* webhooks.change(claimed.webhookId, (current) => afterAttempt(current, outcome, now))
  if (webhook !== null && webhook.off !== null) yield* deliveries.giveUp(webhook.id)
  const next = state === "waiting" ? null : yield* deliveries.nextInLine(claimed)
  if (next !== null) yield* queueDelivery(next)
})
