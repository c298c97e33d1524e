import { DateTime, Schema } from "effect"
import type { PlanName } from "../account/plan-name.ts"
import { SubscriptionId, UserId } from "../kernel/ids.ts"
import { Currency, PaidPlan, Period } from "./price.ts"

/** What an account has, or had: paid, a trial, or granted by the operator. One is live at a time per account. */
export const Subscription = Schema.Struct({
  id: SubscriptionId,
  userId: UserId,
  /** A payment provider; "trial" and "operator" are not paid. */
  provider: Schema.String,
  /** What the provider calls it. */
  ref: Schema.String,
  plan: Schema.Literals([...PaidPlan.literals, "trial"]),
  period: Period,
  currency: Schema.NullOr(Currency),
  /** `past_due`: a renewal failed and is being retried. `canceled`: ended by choice. `expired`: not renewed. */
  status: Schema.Literals(["active", "past_due", "canceled", "expired"]),
  /** When usage months count from. */
  anchor: Schema.DateTimeUtcFromString,
  periodStart: Schema.DateTimeUtcFromString,
  /** Null for one without an end, which only the operator can grant. */
  periodEnd: Schema.NullOr(Schema.DateTimeUtcFromString),
  cancelAtPeriodEnd: Schema.Boolean,
  /** Whether it is charged again at the end of the period. */
  renews: Schema.Boolean,
  next: Schema.NullOr(Schema.Struct({ plan: PaidPlan, period: Period })),
  /** In minor units; what is charged at the end of the period. */
  nextAmount: Schema.NullOr(Schema.Int),
  payUrl: Schema.NullOr(Schema.String),
  /** When the lookup that this comes from began: of two, the later one counts. */
  lookedAt: Schema.DateTimeUtcFromString,
  createdAt: Schema.DateTimeUtcFromString,
})
export type Subscription = typeof Subscription.Type

export const isLiving = ({ status }: Pick<Subscription, "status">): boolean =>
  status === "active" || status === "past_due"

/** A trial, or granted by the operator. */
export const isUnpaid = ({ provider }: Pick<Subscription, "provider">): boolean =>
  provider === "trial" || provider === "operator"

/** How long a plan continues while a failed renewal is retried. It gets no new minutes during that time. */
const grace = { days: 14 }

/** How late a renewal may arrive after the end of the period: until then the next month counts as paid. */
const renewalLasts = { hours: 2 }

/** When a live subscription ends if nothing more is heard; null if it does not. */
export const endOf = ({ status, periodStart, periodEnd, renews, cancelAtPeriodEnd }: Subscription) => {
  if (status === "past_due") return DateTime.addDuration(periodStart, { days: grace.days })
  return renews && !cancelAtPeriodEnd ? null : periodEnd
}

/** What a subscription entitles its account to: the plan, when its months count from, and how far they are paid. Without one, what is included. */
export const entitlementOf = (subscription: Subscription | null, included: PlanName) => {
  if (subscription === null || !isLiving(subscription)) {
    return { plan: included, usageAnchor: null, minutesUntil: null } as const
  }
  const { plan, anchor, status, periodStart, periodEnd, renews, cancelAtPeriodEnd } = subscription
  const isRenewing = renews && !cancelAtPeriodEnd && periodEnd !== null
  const paidUntil = isRenewing ? DateTime.addDuration(periodEnd, renewalLasts) : periodEnd
  return { plan, usageAnchor: anchor, minutesUntil: status === "past_due" ? periodStart : paidUntil } as const
}
