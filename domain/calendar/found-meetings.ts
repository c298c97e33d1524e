import { DateTime, Result } from "effect"
import { meetingLink } from "../meeting/read-meeting-link.ts"
import type { CalendarEvent } from "./calendar-event.ts"
import type { FoundMeeting } from "./calendar.ts"

/** The events that have a link to a meeting, each with the first one. An event that is in the calendar twice counts once. */
export const foundMeetings = (
  events: ReadonlyArray<CalendarEvent>,
  jitsiHosts: ReadonlyArray<string>,
): ReadonlyArray<FoundMeeting> => {
  const found = new Map<string, FoundMeeting>()
  for (const { id, title, begin, end, addresses, isSure } of events) {
    const link = addresses.map((address) => meetingLink(address, jitsiHosts)).find(Result.isSuccess)?.success
    if (link === undefined) continue
    const times = { startsAt: DateTime.makeUnsafe(begin), endsAt: DateTime.makeUnsafe(end) }
    const key = `${link.url} ${begin}`
    if (!found.has(key)) found.set(key, { id, title, ...times, link, isSure })
  }
  return [...found.values()]
}
