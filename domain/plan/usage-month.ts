import { DateTime } from "effect"
import type { User } from "../account/user.ts"

export interface UsageMonth {
  /** Its name: its first day, as "2026-11-20" (UTC), and, if it is paid, a slash and the day from which months count. */
  readonly period: string
  readonly start: DateTime.Utc
  readonly nextReset: DateTime.Utc
}

/**
 * The month, of those counted from `anchor`, that contains `now`. Each begins on the anchor's day, or on the last day of a
 * shorter month: 31 January, 28 February, 31 March.
 */
export const usageMonthOf = (anchor: DateTime.Utc, now: DateTime.Utc): UsageMonth => {
  const { year, month } = DateTime.toPartsUtc(anchor)
  const today = DateTime.toPartsUtc(now)
  const passed = Math.max(0, (today.year - year) * 12 + today.month - month)
  const candidate = DateTime.add(anchor, { months: passed })
  const months = DateTime.isGreaterThan(candidate, now) ? Math.max(0, passed - 1) : passed
  const start = DateTime.add(anchor, { months })
  return { period: DateTime.formatIsoDateUtc(start), start, nextReset: DateTime.add(anchor, { months: months + 1 }) }
}

/**
 * The account's usage month: counted from what it paid, or from the day of sign-up. The payment is part of the name,
 * so that no two months of an account are confused.
 */
export const usageMonth = ({ usageAnchor, minutesUntil, createdAt }: User, now: DateTime.Utc): UsageMonth => {
  if (usageAnchor === null) return usageMonthOf(DateTime.removeTime(createdAt), now)
  const month = usageMonthOf(usageAnchor, now)
  // A trial, or a plan granted until a day, may end within the month.
  const endsWithin = minutesUntil !== null &&
    DateTime.between(minutesUntil, { minimum: now, maximum: month.nextReset })
  const nextReset = endsWithin ? minutesUntil : month.nextReset
  return { ...month, nextReset, period: `${month.period}/${DateTime.formatIsoDateUtc(usageAnchor)}` }
}
