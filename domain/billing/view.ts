import { type DateTime, Schema } from "effect"
import { PlanName } from "../account/plan-name.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { daysUntil, soonDays } from "./ending.ts"
import { Currency, PaidPlan, Period } from "./price.ts"
import { Reminder, reminderOf } from "./reminder.ts"
import { endOf, isLiving, type Subscription } from "./subscription.ts"

const OfferView = wire({ plan: PaidPlan, period: Period })

/** What an account has, as clients see it. Amounts are in minor units. */
export const SubscriptionView = wireAs("Subscription", {
  plan: PlanName,
  /** Null for an account that never had one. `canceling`: it ends with its period, and can be continued until then. */
  status: Schema.NullOr(Schema.Literals(["active", "canceling", "canceled", "expired"])),
  badge: Schema.NullOr(Schema.Literals(["renewing_soon", "ends_soon", "payment_failed"])),
  reminder: Schema.NullOr(Reminder),
  period: Schema.NullOr(Period),
  paymentMethod: Schema.NullOr(Schema.Literals(["credit_card", "alipay", "trial", "operator"])),
  autoRenew: Schema.Boolean,
  isSimulated: Schema.Boolean,
  cancelAtPeriodEnd: Schema.Boolean,
  startedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** When the paid time ends; null for no end. */
  expiresAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  nextCharge: Schema.NullOr(wire({ amount: Schema.Int, currency: Currency, at: Schema.DateTimeUtcFromString })),
  /** What it becomes at the end of the period. */
  next: Schema.NullOr(OfferView),
  /** Where a failed payment can be paid. */
  payUrl: Schema.NullOr(Schema.String),
  trialAvailable: Schema.Boolean,
  /** Whether the plan costs nothing here and does not end, so that no other is offered. */
  isIncluded: Schema.Boolean,
})
export type SubscriptionView = typeof SubscriptionView.Type

const none: SubscriptionView = {
  plan: "free",
  status: null,
  badge: null,
  reminder: null,
  period: null,
  paymentMethod: null,
  autoRenew: false,
  isSimulated: false,
  cancelAtPeriodEnd: false,
  startedAt: null,
  expiresAt: null,
  nextCharge: null,
  next: null,
  payUrl: null,
  trialAvailable: true,
  isIncluded: false,
}

/** The live one, or else the latest, of an account's subscriptions, newest first. */
export const viewOf = (all: ReadonlyArray<Subscription>, now: DateTime.Utc, timeZone: string): SubscriptionView => {
  const shown = all.find(isLiving) ?? all[0]
  const trialAvailable = all.length === 0
  if (shown === undefined) return none
  const { status, cancelAtPeriodEnd, periodEnd, renews, currency, nextAmount, period, createdAt } = shown
  const isAlive = isLiving(shown)
  const willRenew = isAlive && renews && !cancelAtPeriodEnd
  return {
    plan: isAlive ? shown.plan : "free",
    status: isAlive ? cancelAtPeriodEnd ? "canceling" : "active" : status === "canceled" ? "canceled" : "expired",
    badge: badgeOf(shown, now, timeZone),
    reminder: reminderOf(shown, now, timeZone),
    period,
    paymentMethod: methodOf(shown),
    autoRenew: willRenew,
    isSimulated: shown.provider.startsWith("simulated-"),
    cancelAtPeriodEnd: isAlive && cancelAtPeriodEnd,
    startedAt: createdAt,
    expiresAt: isAlive ? endOf(shown) ?? periodEnd : periodEnd,
    nextCharge: willRenew && periodEnd !== null && nextAmount !== null && currency !== null
      ? { amount: nextAmount, currency, at: periodEnd }
      : null,
    next: isAlive && !cancelAtPeriodEnd ? shown.next : null,
    payUrl: isAlive ? shown.payUrl : null,
    trialAvailable,
    isIncluded: false,
  }
}

const badgeOf = (subscription: Subscription, now: DateTime.Utc, timeZone: string): SubscriptionView["badge"] => {
  const { status, periodEnd, renews, cancelAtPeriodEnd } = subscription
  if (status === "past_due") return "payment_failed"
  if (!isLiving(subscription) || periodEnd === null) return null
  if (daysUntil(periodEnd, now, timeZone) > soonDays(subscription)) return null
  return renews && !cancelAtPeriodEnd ? "renewing_soon" : "ends_soon"
}

const methodOf = ({ provider }: Subscription): SubscriptionView["paymentMethod"] =>
  provider === "trial" || provider === "operator" ? provider : provider.endsWith("alipay") ? "alipay" : "credit_card"
