import { readCalendar } from "#adapters/meetings/calendar/read-calendar.ts"
import { CalendarFeed } from "#domain/calendar/calendar-feed.port.ts"
import { CalendarReader } from "#domain/calendar/calendar-reader.port.ts"
import { CalendarNotReached, NotACalendar } from "#domain/calendar/errors.ts"
import { Effect, Layer } from "effect"

/** What is published at which address; a test changes it. */
export type Published = Map<string, string | Uint8Array>

/** Calendars without a network, read in this process. */
export const fakeCalendars = (published: Published = new Map()): Layer.Layer<CalendarFeed | CalendarReader> =>
  Layer.mergeAll(
    Layer.succeed(CalendarFeed, {
      fetch: (url) =>
        Effect.suspend(() => {
          const text = published.get(url)
          return text === undefined ? Effect.fail(new CalendarNotReached()) : Effect.succeed(Buffer.from(text))
        }),
    }),
    Layer.succeed(CalendarReader, {
      read: (written, { from, to, ...options }) =>
        Effect.suspend(() => {
          const span = { from: from.epochMilliseconds, to: to.epochMilliseconds }
          const read = readCalendar(written, { ...options, ...span })
          return read === null ? Effect.fail(new NotACalendar()) : Effect.succeed(read)
        }),
    }),
  )
