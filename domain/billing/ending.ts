import { DateTime } from "effect"
import type { Subscription } from "./subscription.ts"

const day = 86_400_000

/** Calendar days until an end, as its reader counts them: 0 on the same day, 1 for tomorrow. */
export const daysUntil = (end: DateTime.Utc, now: DateTime.Utc, timeZone: string): number =>
  Math.round((dateOf(end, timeZone) - dateOf(now, timeZone)) / day)

const dateOf = (time: DateTime.Utc, timeZone: string): number =>
  DateTime.removeTime(DateTime.makeZonedUnsafe(time, { timeZone })).epochMilliseconds

/** How many days before its end a plan counts as ending soon. A whole trial lasts only a week. */
export const soonDays = ({ plan }: Pick<Subscription, "plan">): number => plan === "trial" ? 2 : 7
