import { DateTime, Schema } from "effect"
import { OrderId, UserId } from "../kernel/ids.ts"
import { Currency, PaidPlan, Period } from "./price.ts"

/** Money received. Written once for each payment at a provider; only the refunded amount changes. */
export const Payment = Schema.Struct({
  provider: Schema.String,
  /** The provider's own id for it. */
  ref: Schema.String,
  userId: UserId,
  /** The order that it paid; null for renewals. */
  orderId: Schema.NullOr(OrderId),
  /** The provider's id of the subscription; null for wallets. */
  subscription: Schema.NullOr(Schema.String),
  plan: PaidPlan,
  period: Period,
  number: Schema.NullOr(Schema.String),
  /** In minor units. */
  amount: Schema.Int,
  currency: Currency,
  paidAt: Schema.DateTimeUtcFromString,
  refunded: Schema.Int,
  dispute: Schema.NullOr(Schema.Literals(["open", "won", "lost"])),
  invoiceUrl: Schema.NullOr(Schema.String),
})
export type Payment = typeof Payment.Type

/** Payments received, before refunds. `amount` is in minor units. */
export interface Sums {
  readonly count: number
  readonly amount: number
}

/** The share of a payment that was refunded or lost to a charge-back: 0 to 1. */
export const shareTakenBack = (
  { amount, refunded, dispute }: Pick<Payment, "amount" | "refunded" | "dispute">,
): number => dispute === "lost" || amount === 0 ? 1 : Math.min(1, refunded / amount)

export type PaymentState = "paid" | "partly_refunded" | "refunded" | "disputed" | "lost"

export const stateOf = (payment: Payment): PaymentState => {
  if (payment.dispute === "open") return "disputed"
  if (payment.dispute === "lost") return "lost"
  if (payment.refunded === 0) return "paid"
  return payment.refunded >= payment.amount ? "refunded" : "partly_refunded"
}

/** Whether the payment was for the time at `now`. */
export const covers = ({ paidAt, period }: Payment, now: DateTime.Utc): boolean =>
  DateTime.isGreaterThan(DateTime.add(paidAt, { months: period === "year" ? 12 : 1 }), now)
