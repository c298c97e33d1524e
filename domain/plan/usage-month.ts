import { DateTime } from "effect"

export interface UsageMonth {
  /** First day, as "2026-11-20" (UTC). */
  readonly period: string
  readonly nextReset: DateTime.Utc
}

/** The usage month that contains `now`. It begins on the day of sign-up, or on the last day of a shorter month. */
export const usageMonthOf = (signedUp: DateTime.Utc, now: DateTime.Utc): UsageMonth => {
  const start = DateTime.removeTime(signedUp)
  const { year, month } = DateTime.toPartsUtc(start)
  const today = DateTime.toPartsUtc(now)
  const passed = Math.max(0, (today.year - year) * 12 + today.month - month)
  const candidate = DateTime.add(start, { months: passed })
  const months = DateTime.isGreaterThan(candidate, now) ? Math.max(0, passed - 1) : passed
  return {
    period: DateTime.formatIsoDateUtc(DateTime.add(start, { months })),
    nextReset: DateTime.add(start, { months: months + 1 }),
  }
}
