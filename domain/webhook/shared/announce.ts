import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { DeliveryId, type UserId } from "../../kernel/ids.ts"
import { DeliveryStore } from "../delivery-store.port.ts"
import { newDelivery } from "../new-delivery.ts"
import type { Announced } from "../webhook-event.ts"
import { WebhookStore } from "../webhook-store.port.ts"
import { queueDelivery } from "./queue-delivery.ts"

/**
 * Has the account's webhooks told of what happened. Call it inside the transaction that makes it happen: then it is delivered at
 * least once, and never if it did not happen.
 */
export const announce = Effect.fnUntraced(function*(ownerId: UserId, event: Announced) {
  const { wanting } = yield* WebhookStore
  const webhooks = yield* wanting(ownerId, event.type)
  if (webhooks.length === 0) return
  const { add } = yield* DeliveryStore
  const { next } = yield* IdSource
  const at = yield* DateTime.now
  const deliveries = yield* Effect.forEach(
    webhooks,
    (webhookId) => Effect.map(next, (id) => newDelivery(DeliveryId.make(id), { id: webhookId, ownerId }, event, at)),
  )
  yield* add(deliveries)
  yield* Effect.forEach(deliveries, queueDelivery, { discard: true })
})
