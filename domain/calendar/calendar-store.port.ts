import { Context, type DateTime, type Effect } from "effect"
import type { CalendarId, UserId } from "../kernel/ids.ts"
import type { Calendar } from "./calendar.ts"
import type { Mark } from "./mark.ts"

/** When a calendar is read again, and looked through for meetings to join; null for never. */
export interface CalendarTimes {
  readonly readAt: DateTime.Utc | null
  readonly joinAt: DateTime.Utc | null
}

/** The calendars of accounts, one each. What is due is taken by one process, and by the next if that one did not finish. */
export class CalendarStore extends Context.Service<CalendarStore, {
  readonly find: (owner: UserId) => Effect.Effect<Calendar | null>
  /** Inserts it, or replaces the one that the account has. */
  readonly save: (calendar: Calendar, times: CalendarTimes) => Effect.Effect<void>
  /** Changes what the account has now under this id, one caller at a time; nothing if it has another one by then. */
  readonly change: (
    owner: UserId,
    id: CalendarId,
    change: (calendar: Calendar, times: CalendarTimes) => readonly [Calendar, CalendarTimes],
  ) => Effect.Effect<Calendar | null>
  /** Whether there was one. What became of its meetings stays known. */
  readonly remove: (owner: UserId) => Effect.Effect<boolean>
  /** The calendar that has been due for reading the longest; it is due again at `again`. */
  readonly takeToRead: (now: DateTime.Utc, again: DateTime.Utc) => Effect.Effect<Calendar | null>
  /** The calendar that has been due for joining the longest; it is due again at `again`. */
  readonly takeToJoin: (now: DateTime.Utc, again: DateTime.Utc) => Effect.Effect<Calendar | null>
  /** What became of the meetings of an account, by key. */
  readonly marks: (owner: UserId) => Effect.Effect<ReadonlyArray<Mark>>
  /**
   * Marks what has no mark yet under these keys: all of them, or none. True for one caller only, also of several at the
   * same time; it is undone with the transaction around it.
   */
  readonly claim: (owner: UserId, marks: ReadonlyArray<Mark>) => Effect.Effect<boolean>
  /** Marks it, whatever it was marked with. */
  readonly mark: (owner: UserId, marks: ReadonlyArray<Mark>) => Effect.Effect<void>
  readonly unmark: (owner: UserId, keys: ReadonlyArray<string>) => Effect.Effect<void>
  readonly forgetMarks: (before: DateTime.Utc) => Effect.Effect<void>
}>()("domain/calendar/CalendarStore") {}
