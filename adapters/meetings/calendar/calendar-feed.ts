import { DialRefused, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { guardedGet } from "#adapters/system/guarded-proxy/guarded-get.ts"
import { acceptedEncodings } from "#adapters/system/guarded-proxy/unpacker-of.ts"
import { CalendarFeed } from "#domain/calendar/calendar-feed.port.ts"
import { CalendarNotReached, CalendarTooLarge, NotACalendar } from "#domain/calendar/errors.ts"
import { InsideAddress } from "#domain/link/errors.ts"
import { Effect, Layer } from "effect"
import { readBody } from "./read-body.ts"

export interface Options extends DialRules {
  /** Bytes, counted as they arrive and as they are unpacked. */
  readonly maxBytes?: number
  /** Milliseconds for all of it. */
  readonly timeLimit?: number
}

type Refused = CalendarNotReached | CalendarTooLarge | InsideAddress | NotACalendar

/** Fetches over connections of the guard only: each redirection is checked like the address itself. */
export const layer = (
  { maxBytes = 20_000_000, timeLimit = 30_000, ...rules }: Options,
): Layer.Layer<CalendarFeed> =>
  Layer.succeed(CalendarFeed, {
    // Without a span of its own: the address would be in its error.
    fetch: (url) =>
      Effect.tryPromise({
        try: (signal) =>
          fetched(new URL(url), rules, maxBytes, AbortSignal.any([signal, AbortSignal.timeout(timeLimit)])),
        catch: refusalOf,
      }).pipe(Effect.tapError(({ _tag: reason }) => Effect.logInfo("A calendar could not be fetched", { reason }))),
  })

const refusalOf = (cause: unknown): Refused =>
  cause instanceof CalendarTooLarge || cause instanceof NotACalendar
    ? cause
    : cause instanceof DialRefused
    ? new InsideAddress()
    : new CalendarNotReached()

const headers = { accept: "text/calendar, */*;q=0.5", "accept-encoding": acceptedEncodings }

const fetched = (url: URL, rules: DialRules, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> =>
  guardedGet(url, { rules, headers, maxRedirects: 5, signal }, (answer) => {
    if (answer.statusCode !== 200) throw new CalendarNotReached()
    return readBody(answer, maxBytes)
  })
