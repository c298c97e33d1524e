import { type DateTime, Schema } from "effect"
import { wire } from "../kernel/wire.ts"
import { daysUntil, soonDays } from "./ending.ts"
import { isLiving, type Subscription } from "./subscription.ts"

/** The reminder before a plan ends, and after. Null `days` once it has expired; otherwise calendar days, 0 on its last day. */
export const Reminder = wire({
  kind: Schema.Literals(["expired", "expires", "cancels"]),
  days: Schema.NullOr(Schema.Int),
})
export type Reminder = typeof Reminder.Type

/** For how many days an expired plan is mentioned. */
const afterwards = 7

/** Null for a plan that renews by itself, ended long ago, or was ended by choice. */
export const reminderOf = (subscription: Subscription, now: DateTime.Utc, timeZone: string): Reminder | null => {
  const { status, periodEnd, renews, cancelAtPeriodEnd } = subscription
  if (periodEnd === null || status === "past_due") return null
  const days = daysUntil(periodEnd, now, timeZone)
  if (!isLiving(subscription)) {
    return status === "expired" && days > -afterwards ? { kind: "expired", days: null } : null
  }
  if (days > soonDays(subscription) || (renews && !cancelAtPeriodEnd)) return null
  return { kind: cancelAtPeriodEnd ? "cancels" : "expires", days: Math.max(0, days) }
}
