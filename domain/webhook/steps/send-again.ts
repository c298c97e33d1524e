import { DateTime, Effect } from "effect"
import type { DeliveryId, WebhookId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { DeliveryStore } from "../delivery-store.port.ts"
import { WebhookOff } from "../errors.ts"
import { queueDelivery } from "../shared/queue-delivery.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { oneWebhook } from "./one-webhook.ts"

/** Has this delivery, or all that failed, wait once more. What is not queued here is found by `keepDeliveries`. */
export const sendAgain = Effect.fnUntraced(function*(id: WebhookId, only: DeliveryId | null) {
  yield* oneWebhook(id)
  const webhooks = yield* WebhookStore
  const deliveries = yield* DeliveryStore
  const { transaction } = yield* UnitOfWork
  return yield* transaction(Effect.gen(function*() {
    // Locks it: nobody switches it off in between.
    const webhook = yield* webhooks.change(id, (now) => now)
    if (webhook?.off !== null) return yield* new WebhookOff()
    const replayed = yield* deliveries.replay(id, only, yield* DateTime.now)
    const found = only === null || replayed === 0 ? null : yield* deliveries.find(only)
    if (found !== null) yield* queueDelivery(found.delivery)
    return { replayed, found }
  }))
})
