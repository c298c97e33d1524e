import { DateTime, Effect } from "effect"
import type { CalendarTimes } from "../calendar-store.port.ts"
import { type Calendar, readEvery } from "../calendar.ts"
import { dueMeetings, nextJoin } from "../upcoming.ts"

/** When a calendar that was just looked at is due again. */
const timesAt = (now: DateTime.Utc) => (calendar: Calendar): CalendarTimes => ({
  readAt: calendar.source._tag === "Address" ? DateTime.addDuration(now, readEvery) : null,
  // What goes on already is joined at once.
  joinAt: dueMeetings(calendar, new Map(), now).length > 0 ? now : nextJoin(calendar, now),
})

export const timesNow = Effect.map(DateTime.now, timesAt)
