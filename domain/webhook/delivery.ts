import { Schema } from "effect"
import { withinThreeDays } from "../kernel/back-off.ts"
import { DeliveryId, UserId, WebhookId } from "../kernel/ids.ts"
import { WebhookEvent } from "./webhook-event.ts"

export const DeliveryState = Schema.Literals(["waiting", "delivered", "failed"])
export type DeliveryState = typeof DeliveryState.Type

/** One event on its way to one address. Its id travels as `webhook-id`, the same at each attempt. */
export const Delivery = Schema.Struct({
  id: DeliveryId,
  webhookId: WebhookId,
  ownerId: UserId,
  event: WebhookEvent,
  /** When it happened. */
  at: Schema.DateTimeUtcFromString,
  state: DeliveryState,
  /** When it may be tried next; null once it is over. During an attempt, when another process may take it. */
  nextAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Attempts that began, in all. */
  attempts: Schema.Int,
  /** When trying began: when it happened, or was asked for again; and how often it was tried since. */
  since: Schema.DateTimeUtcFromString,
  tries: Schema.Int,
})
export type Delivery = typeof Delivery.Type

/** Why an attempt failed. */
export const Fault = Schema.Literals(["not-reached", "inside", "too-slow", "redirect", "status", "secret"])
export type Fault = typeof Fault.Type

/** One attempt. `answer` is how the answer begins. */
export const Attempt = Schema.Struct({
  number: Schema.Int,
  at: Schema.DateTimeUtcFromString,
  milliseconds: Schema.Int,
  status: Schema.NullOr(Schema.Int),
  fault: Schema.NullOr(Fault),
  answer: Schema.String,
})
export type Attempt = typeof Attempt.Type

/** A delivery with how it went. */
export interface LoggedDelivery {
  readonly delivery: Delivery
  /** Oldest first. */
  readonly attempts: ReadonlyArray<Attempt>
}

export const answerLength = 500

/** How long deliveries and their attempts are kept. */
export const logLasts = { days: 30 } as const

/** How long a process has an attempt to itself: longer than any attempt takes. */
export const attemptLasts = { seconds: 60 } as const

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** When it is tried again after a failure, not before the receiver asks for it; null once three days are over. */
export const nextTry = withinThreeDays([
  10 * second,
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  6 * hour,
  8 * hour,
  12 * hour,
])
