import { DateTime, Effect, Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"
import { type Calendar, CalendarFault } from "./calendar.ts"
import { isOver } from "./upcoming.ts"

/** The calendar of an account. Its address is never shown again, only its host. */
export const CalendarView = wireAs("Calendar", {
  kind: Schema.NullOr(Schema.Literals(["address", "file"])),
  /** The host of the address, or the name of the file. */
  name: Schema.NullOr(Schema.String),
  /** Whether its meetings are joined without being asked. */
  isJoining: Schema.Boolean,
  readAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  /** Why the last reading failed, as a refusal's code; null if it did not. */
  fault: Schema.NullOr(CalendarFault),
  /** Meetings to come that were found in it. */
  meetings: Schema.Int,
  /** Events that could not be read. */
  unreadable: Schema.Int,
})

const none: typeof CalendarView.Type = {
  kind: null,
  name: null,
  isJoining: false,
  readAt: null,
  fault: null,
  meetings: 0,
  unreadable: 0,
}

export const viewCalendar = (calendar: Calendar | null): Effect.Effect<typeof CalendarView.Type> =>
  Effect.map(DateTime.now, (now) => {
    if (calendar === null) return none
    const { source, isJoining, readAt, fault, meetings, unreadable } = calendar
    return {
      kind: source._tag === "Address" ? "address" : "file",
      name: source._tag === "Address" ? source.host : source.name,
      isJoining,
      readAt,
      fault,
      meetings: meetings.filter((one) => !isOver(one, now)).length,
      unreadable,
    }
  })
