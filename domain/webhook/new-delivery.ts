import type { DateTime } from "effect"
import type { DeliveryId } from "../kernel/ids.ts"
import type { Delivery } from "./delivery.ts"
import type { WebhookEvent } from "./webhook-event.ts"
import type { Webhook } from "./webhook.ts"

/** An event that waits to be sent at once. */
export const newDelivery = (
  id: DeliveryId,
  { id: webhookId, ownerId }: Pick<Webhook, "id" | "ownerId">,
  event: WebhookEvent,
  at: DateTime.Utc,
): Delivery => ({ id, webhookId, ownerId, event, at, state: "waiting", nextAt: at, attempts: 0, since: at, tries: 0 })
