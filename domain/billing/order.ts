import { Schema } from "effect"
import { OrderId, UserId } from "../kernel/ids.ts"
import { Currency, PaidPlan, Period } from "./price.ts"

/**
 * What someone set out to buy. Its amount never changes, and it ends once: paid, closed, or refunded because the
 * account had another plan.
 */
export const Order = Schema.Struct({
  id: OrderId,
  userId: UserId,
  plan: PaidPlan,
  period: Period,
  /** In minor units. */
  amount: Schema.Int,
  currency: Currency,
  provider: Schema.String,
  /** What a wallet pays for begins at once, with the rest of the old plan credited, or when the paid time ends. */
  begins: Schema.Literals(["now", "after"]),
  /** The provider's id of its checkout; null until it has one. */
  ref: Schema.NullOr(Schema.String),
  state: Schema.Literals(["open", "paid", "closed", "refunded"]),
  createdAt: Schema.DateTimeUtcFromString,
})
export type Order = typeof Order.Type

/** An order that was not paid by then is closed. */
export const orderLasts = { minutes: 30 }
