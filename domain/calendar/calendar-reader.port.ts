import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { CalendarEvent } from "./calendar-event.ts"
import type { CalendarTooLarge, NotACalendar } from "./errors.ts"

export interface ReadingOptions {
  /** Of each account one calendar is read at a time. */
  readonly asker: UserId
  /** Instances that end after `from` and begin before `to`, the next `most` of them. */
  readonly from: DateTime.Utc
  readonly to: DateTime.Utc
  readonly most: number
  /** The zone of times without one. */
  readonly timeZone: string
  /** Whose invitations count: what this address declined is left out. */
  readonly email: string | null
}

/** Reads iCalendar files that anybody may have written. */
export class CalendarReader extends Context.Service<CalendarReader, {
  /** Events that can be joined, by time: not cancelled, declined or of whole days. What cannot be read is counted, and hides nothing else. */
  readonly read: (
    written: Uint8Array | string,
    options: ReadingOptions,
  ) => Effect.Effect<
    { readonly events: ReadonlyArray<CalendarEvent>; readonly unreadable: number },
    CalendarTooLarge | NotACalendar
  >
}>()("domain/calendar/CalendarReader") {}
