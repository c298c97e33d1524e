import { Schema } from "effect"
import { CalendarId, UserId } from "../kernel/ids.ts"
import { MeetingLink } from "../meeting/meeting-link.ts"

/** A meeting that was found in a calendar: one instance of an event that has a link. */
export const FoundMeeting = Schema.Struct({
  /** An instance of an event keeps it, also after it was moved. */
  id: Schema.String,
  title: Schema.String,
  startsAt: Schema.DateTimeUtcFromString,
  endsAt: Schema.DateTimeUtcFromString,
  link: MeetingLink,
  /** Whether its time zone is known. If not, it may begin at another time, and nobody joins it by itself. */
  isSure: Schema.Boolean,
})
export type FoundMeeting = typeof FoundMeeting.Type

/** Why a calendar could not be read: the public code of the refusal. */
export const CalendarFault = Schema.Literals([
  "CalendarNotReached",
  "NotACalendar",
  "CalendarTooLarge",
  "InsideAddress",
  "CalendarLocked",
])
export type CalendarFault = typeof CalendarFault.Type

const Source = Schema.TaggedUnion({
  /** The address is a secret: anyone who has it can read the calendar. Only its host is shown. */
  Address: { sealed: Schema.String, host: Schema.String },
  /** Of a file only the meetings are kept that were found in it. */
  File: { name: Schema.String },
})

/** The calendar of an account, and the meetings that were found in it. */
export const Calendar = Schema.Struct({
  id: CalendarId,
  ownerId: UserId,
  source: Source,
  /** Whether its meetings are joined without being asked. */
  isJoining: Schema.Boolean,
  /** By time. */
  meetings: Schema.Array(FoundMeeting),
  /** Events that could not be read. */
  unreadable: Schema.Int,
  /** When it was last read successfully. */
  readAt: Schema.DateTimeUtcFromString,
  /** Why the last reading failed; null if it did not. */
  fault: Schema.NullOr(CalendarFault),
})
export type Calendar = typeof Calendar.Type

/** How far ahead meetings are looked for, and how many are kept at most. */
export const horizon = { days: 366 } as const
export const maxMeetings = 1000

/** How often a calendar at an address is read. */
export const readEvery = { minutes: 15 } as const
