import { Context, type Effect } from "effect"
import type { InsideAddress } from "../link/errors.ts"
import type { CalendarNotReached, CalendarTooLarge, NotACalendar } from "./errors.ts"

/** Fetches calendars. It never reaches an address that is not on the public internet, and logs none. */
export class CalendarFeed extends Context.Service<CalendarFeed, {
  /** What is there now, decoded; also what follows a few redirections. A page instead is `NotACalendar`. */
  readonly fetch: (
    url: string,
  ) => Effect.Effect<Uint8Array, CalendarNotReached | CalendarTooLarge | InsideAddress | NotACalendar>
}>()("domain/calendar/CalendarFeed") {}
