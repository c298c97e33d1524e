import { type DateTime, Schema } from "effect"
import { wire } from "../kernel/wire.ts"
import { isLiving, type Subscription } from "./subscription.ts"

/** The reminder before a plan ends, and after. Null `days` once it has expired; otherwise days left, rounded up. */
export const Reminder = wire({
  kind: Schema.Literals(["expired", "expires", "cancels"]),
  days: Schema.NullOr(Schema.Int),
})
export type Reminder = typeof Reminder.Type

const day = 86_400_000

/** Days before the end, and after it, in which there is a reminder. A whole trial lasts only a week. */
const within = 7
const withinTrial = 2

/** Null for a plan that renews by itself, ended long ago, or was ended by choice. */
export const reminderOf = (subscription: Subscription, now: DateTime.Utc): Reminder | null => {
  const { plan, status, periodEnd, renews, cancelAtPeriodEnd } = subscription
  if (periodEnd === null || status === "past_due") return null
  const days = Math.ceil((periodEnd.epochMilliseconds - now.epochMilliseconds) / day)
  if (!isLiving(subscription)) return status === "expired" && days > -within ? { kind: "expired", days: null } : null
  if (days > (plan === "trial" ? withinTrial : within) || (renews && !cancelAtPeriodEnd)) return null
  return { kind: cancelAtPeriodEnd ? "cancels" : "expires", days: Math.max(1, days) }
}
