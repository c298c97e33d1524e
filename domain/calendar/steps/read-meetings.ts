import { DateTime, Effect } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import type { User } from "../../account/user.ts"
import { MeetingRules } from "../../meeting/meeting-rules.ts"
import { CalendarReader } from "../calendar-reader.port.ts"
import { horizon, maxMeetings } from "../calendar.ts"
import { foundMeetings } from "../found-meetings.ts"

/** The meetings in a calendar, seen by its owner: of the next year, the next thousand. */
export const readMeetings = Effect.fnUntraced(function*(written: Uint8Array | string, owner: User) {
  const { read } = yield* CalendarReader
  const { jitsiHosts } = yield* MeetingRules
  const { timeZone } = yield* readingOf(owner)
  const now = yield* DateTime.now
  const { events, unreadable } = yield* read(written, {
    asker: owner.id,
    from: now,
    to: DateTime.addDuration(now, { days: horizon.days }),
    most: 5 * maxMeetings,
    timeZone,
    email: owner.email,
  })
  return { meetings: foundMeetings(events, jitsiHosts).slice(0, maxMeetings), unreadable, readAt: now, fault: null }
})
