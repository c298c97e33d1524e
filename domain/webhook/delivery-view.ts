import { Schema } from "effect"
import { DeliveryId, TaskId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { Attempt, DeliveryState, Fault, type LoggedDelivery } from "./delivery.ts"
import { EventType, taskOf } from "./webhook-event.ts"

export const DeliveryView = wireAs("WebhookDelivery", {
  id: DeliveryId,
  type: Schema.Literals([...EventType.literals, "webhook.test"]),
  taskId: Schema.NullOr(TaskId),
  at: Schema.DateTimeUtcFromString,
  state: DeliveryState,
  /** When it is tried next; null once it is over. */
  nextAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Oldest first. */
  attempts: Schema.Array(wireAs("WebhookAttempt", {
    number: Attempt.fields.number,
    at: Attempt.fields.at,
    milliseconds: Attempt.fields.milliseconds,
    status: Attempt.fields.status,
    fault: Schema.NullOr(Fault),
    answer: Attempt.fields.answer,
  })),
})

export const viewDelivery = ({ delivery, attempts }: LoggedDelivery): typeof DeliveryView.Type => {
  const { id, event, at, state, nextAt } = delivery
  return { id, type: event.type, taskId: taskOf(event), at, state, nextAt, attempts }
}
