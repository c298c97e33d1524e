import { DateTime } from "effect"

/**
 * When something is tried again after its `tries`-th failure: after the pause of that failure (milliseconds; the last one goes
 * on), but not before the other side asks for it (`askedToWait`, milliseconds).
 */
export const afterPause = (
  pauses: ReadonlyArray<number>,
  tries: number,
  now: DateTime.Utc,
  askedToWait: number | null,
): DateTime.Utc => {
  const pause = pauses[Math.min(Math.max(tries, 1), pauses.length) - 1] ?? 0
  return DateTime.add(now, { milliseconds: Math.max(pause, askedToWait ?? 0) })
}

export interface Tried {
  readonly since: DateTime.Utc
  readonly tries: number
}

/** The same, and null once three days are over. */
export const withinThreeDays =
  (pauses: ReadonlyArray<number>) =>
  ({ since, tries }: Tried, now: DateTime.Utc, askedToWait: number | null): DateTime.Utc | null => {
    const next = afterPause(pauses, tries, now, askedToWait)
    return DateTime.isGreaterThan(next, DateTime.add(since, { days: 3 })) ? null : next
  }
