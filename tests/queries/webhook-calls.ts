import { DeliveryStore } from "#domain/webhook/delivery-store.port.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { Effect } from "effect"
import { ada, at } from "../support/a-task.ts"
import { aDelivery, anAttempt, aWebhook, deliveryId, webhookId } from "../support/webhook/a-webhook.ts"

const noon = at("2026-11-20T12:00:00.000Z")

export const webhookStore = Effect.gen(function*() {
  const webhooks = yield* WebhookStore
  yield* webhooks.insert(aWebhook(), 10)
  yield* webhooks.list(ada)
  yield* webhooks.find(webhookId(1))
  yield* webhooks.wanting(ada, "task.completed")
  yield* webhooks.change(webhookId(1), (webhook) => ({ ...webhook, name: "mine" }))
  yield* webhooks.claimNotices(100, noon, noon)
})

export const deliveryStore = Effect.gen(function*() {
  const deliveries = yield* DeliveryStore
  const webhooks = yield* WebhookStore
  yield* deliveries.add([aDelivery(1)])
  const claimed = yield* deliveries.claim(deliveryId(1), noon, noon)
  if (claimed === null) return yield* Effect.die("it is due")
  yield* deliveries.nextInLine(claimed)
  yield* deliveries.due(noon, 10)
  yield* deliveries.settle(claimed, { state: "failed", nextAt: null }, anAttempt())
  yield* deliveries.find(deliveryId(1))
  yield* deliveries.list(webhookId(1), ["failed"], { page: 1, pageSize: 20 })
  yield* deliveries.replay(webhookId(1), null, noon)
  yield* deliveries.replay(webhookId(1), deliveryId(1), noon)
  yield* deliveries.giveUp(webhookId(1))
  yield* deliveries.forget(noon)
  yield* webhooks.remove(webhookId(1))
})
