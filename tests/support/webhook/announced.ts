import { DeliveryStore } from "#domain/webhook/delivery-store.port.ts"
import { DeliveryState } from "#domain/webhook/delivery.ts"
import { EventType } from "#domain/webhook/webhook-event.ts"
import { WebhookStore } from "#domain/webhook/webhook-store.port.ts"
import { Effect } from "effect"
import { aWebhook, webhookId } from "./a-webhook.ts"

/** Has a webhook of Ada's told of everything. */
export const listening = Effect.flatMap(
  WebhookStore,
  ({ insert }) => insert(aWebhook({ events: EventType.literals }), 10),
)

/** What that webhook is told, in order. */
export const announced = Effect.flatMap(
  DeliveryStore,
  ({ list }) =>
    Effect.map(
      list(webhookId(1), DeliveryState.literals, { page: 1, pageSize: 100 }),
      ({ items }) => items.map(({ delivery }) => delivery.event).toReversed(),
    ),
)
