import { DateTime } from "effect"
import { dayIn, zoned } from "../kernel/time-zones.ts"

/** Hours of the local day in which a digest is sent: at the first of them, or later if the server was away. */
export const civilHours = { from: 8, to: 20 } as const

/** The local day that a digest of this moment is for; null outside civil hours. */
export const digestDay = (now: DateTime.Utc, timeZone: string): string | null => {
  const { hour } = DateTime.toParts(zoned(now, timeZone))
  return hour >= civilHours.from && hour < civilHours.to ? dayIn(now, timeZone) : null
}

/** When it is next the first civil hour in a zone: today, or else tomorrow. */
export const nextDigest = (now: DateTime.Utc, timeZone: string): DateTime.Utc => {
  const here = zoned(now, timeZone)
  const today = atEight(here)
  return DateTime.isGreaterThan(today, now) ? today : atEight(DateTime.add(here, { days: 1 }))
}

const atEight = (day: DateTime.DateTime): DateTime.Utc =>
  DateTime.toUtc(DateTime.setParts(day, { hour: civilHours.from, minute: 0, second: 0, millisecond: 0 }))
