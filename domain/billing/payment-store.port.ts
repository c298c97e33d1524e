import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Payment, Sums } from "./payment.ts"

/** A verified notice that was received. */
export interface ReceivedNotice {
  readonly provider: string
  readonly eventId: string
  readonly type: string
  /** The provider's id of a subscription, or the id of an order, depending on `kind`. */
  readonly kind: "subscription" | "order"
  readonly subject: string
  readonly receivedAt: DateTime.Utc
}

export class PaymentStore extends Context.Service<PaymentStore, {
  readonly find: (provider: string, ref: string) => Effect.Effect<Payment | null>
  /** Stores it under its provider and ref. */
  readonly save: (payment: Payment) => Effect.Effect<void>
  /** Newest first. */
  readonly ofUser: (userId: UserId) => Effect.Effect<ReadonlyArray<Payment>>
  /** Payments from a provider from then on, to be compared with the provider's own records. */
  readonly sums: (provider: string, since: DateTime.Utc) => Effect.Effect<Sums>
  /** Stores a notice; false if it was received before. */
  readonly receive: (notice: ReceivedNotice) => Effect.Effect<boolean>
  /** Notices that wait to be acted on: those that were not tried yet, then those whose last attempt is longest ago. */
  readonly waiting: (limit: number) => Effect.Effect<ReadonlyArray<ReceivedNotice>>
  /** It could not be acted on, and goes on waiting. */
  readonly setTried: (provider: string, eventId: string, at: DateTime.Utc) => Effect.Effect<void>
  readonly setHandled: (provider: string, eventId: string, at: DateTime.Utc) => Effect.Effect<void>
}>()("domain/billing/PaymentStore") {}
