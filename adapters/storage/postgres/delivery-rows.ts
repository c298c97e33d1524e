import type { DeliveryId } from "#domain/kernel/ids.ts"
import { Attempt, Delivery } from "#domain/webhook/delivery.ts"
import { lineOf, WebhookEvent } from "#domain/webhook/webhook-event.ts"
import { DateTime, Schema } from "effect"
import type { Insertable, Selectable } from "kysely"
import { json, text } from "./storable.ts"
import type { WebhookAttemptTable, WebhookDeliveryTable } from "./tables/webhook.ts"

const decode = Schema.decodeUnknownSync(Delivery)
const decodeAttempt = Schema.decodeUnknownSync(Attempt)
const encodeEvent = Schema.encodeSync(WebhookEvent)

export const rowOf = (delivery: Delivery): Insertable<WebhookDeliveryTable> => ({
  id: delivery.id,
  webhook_id: delivery.webhookId,
  owner_id: delivery.ownerId,
  line: lineOf(delivery.event),
  event: json(encodeEvent(delivery.event)),
  at: DateTime.formatIso(delivery.at),
  state: delivery.state,
  next_at: delivery.nextAt === null ? null : DateTime.formatIso(delivery.nextAt),
  attempts: delivery.attempts,
  since: DateTime.formatIso(delivery.since),
  tries: delivery.tries,
})

export const deliveryOf = (row: Selectable<WebhookDeliveryTable>): Delivery =>
  decode({
    id: row.id,
    webhookId: row.webhook_id,
    ownerId: row.owner_id,
    event: row.event,
    at: row.at.toISOString(),
    state: row.state,
    nextAt: row.next_at?.toISOString() ?? null,
    attempts: row.attempts,
    since: row.since.toISOString(),
    tries: row.tries,
  })

export const rowOfAttempt = (id: DeliveryId, attempt: Attempt): Insertable<WebhookAttemptTable> => ({
  delivery_id: id,
  number: attempt.number,
  at: DateTime.formatIso(attempt.at),
  milliseconds: attempt.milliseconds,
  status: attempt.status,
  fault: attempt.fault,
  answer: text(attempt.answer),
})

export const attemptOf = (
  { number, at, milliseconds, status, fault, answer }: Selectable<WebhookAttemptTable>,
): Attempt => decodeAttempt({ number, at: at.toISOString(), milliseconds, status, fault, answer })
