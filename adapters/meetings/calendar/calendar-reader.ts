import { inTurns } from "#adapters/system/child-process/in-turns.ts"
import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import { CalendarEvent } from "#domain/calendar/calendar-event.ts"
import { CalendarReader } from "#domain/calendar/calendar-reader.port.ts"
import { CalendarTooLarge, NotACalendar } from "#domain/calendar/errors.ts"
import { Effect, Layer, Schema } from "effect"

export interface Limits {
  /** Milliseconds, and megabytes. */
  readonly timeLimit: number
  readonly memoryLimit: number
}

const Answer = Schema.NullOr(Schema.Struct({ events: Schema.Array(CalendarEvent), unreadable: Schema.Int }))

/** Of all accounts together; each reading may take as much memory as its limit says. */
const readingsAtOnce = 4

/** Calendars are read by ical.js, in a process of their own: what anybody wrote may take long, or much memory. */
export const layer = (
  limits: Limits = { timeLimit: 60_000, memoryLimit: 512 },
): Layer.Layer<CalendarReader> => {
  const turns = inTurns(readingsAtOnce)
  return Layer.succeed(CalendarReader, {
    read: Effect.fn("CalendarReader.read")(function*(written, { asker, from, to, ...options }) {
      const reading = askWorker({
        file: new URL("./read-worker.ts", import.meta.url),
        request: { written, options: { ...options, from: from.epochMilliseconds, to: to.epochMilliseconds } },
        answer: Answer,
        reads: [],
        ...limits,
      })
      const answer = yield* turns(asker, reading).pipe(
        Effect.catch(({ reason, name, detail }) =>
          reason === "timed-out" || reason === "died"
            ? Effect.fail(new CalendarTooLarge())
            : Effect.die(new Error(`calendar reader: ${reason}: ${name}: ${detail}`))
        ),
      )
      return yield* answer === null ? new NotACalendar() : Effect.succeed(answer)
    }),
  })
}
