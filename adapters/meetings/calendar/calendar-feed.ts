import { dial, DialRefused, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { CalendarFeed } from "#domain/calendar/calendar-feed.port.ts"
import { CalendarNotReached, CalendarTooLarge, NotACalendar } from "#domain/calendar/errors.ts"
import { InsideAddress } from "#domain/link/errors.ts"
import { Effect, Layer } from "effect"
import { type IncomingMessage, request } from "node:http"
import { isIP, type Socket } from "node:net"
import { connect } from "node:tls"
import { readBody } from "./read-body.ts"

export interface Options extends DialRules {
  /** Bytes, counted as they arrive and as they are unpacked. */
  readonly maxBytes?: number
  /** Milliseconds for all of it. */
  readonly timeLimit?: number
}

const maxRedirects = 5

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
          follow(new URL(url), { rules, maxBytes, signal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]) }),
        catch: refusalOf,
      }).pipe(Effect.tapError(({ _tag: reason }) => Effect.logInfo("A calendar could not be fetched", { reason }))),
  })

const refusalOf = (cause: unknown): Refused =>
  cause instanceof CalendarTooLarge || cause instanceof NotACalendar
    ? cause
    : cause instanceof DialRefused
    ? new InsideAddress()
    : new CalendarNotReached()

interface Asked {
  readonly rules: DialRules
  readonly maxBytes: number
  readonly signal: AbortSignal
}

const follow = async (url: URL, asked: Asked, redirects = 0): Promise<Uint8Array> => {
  if (redirects > maxRedirects) throw new CalendarNotReached()
  const answer = await fetchOnce(url, asked)
  return typeof answer === "string" ? follow(new URL(answer, url), asked, redirects + 1) : answer
}

/** What is there, or where it leads to. */
const fetchOnce = async (url: URL, asked: Asked): Promise<Uint8Array | string> => {
  const socket = await open(url, asked)
  const stop = (): void => void socket.destroy()
  asked.signal.addEventListener("abort", stop)
  try {
    const answer = await ask(url, socket)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return await readBody(answer, asked.maxBytes)
    if (statusCode < 300 || statusCode > 399 || headers.location === undefined) throw new CalendarNotReached()
    return headers.location
  } finally {
    asked.signal.removeEventListener("abort", stop)
    stop()
  }
}

const open = async (url: URL, { rules, signal }: Asked): Promise<Socket> => {
  const isSafe = url.protocol === "https:"
  if (!isSafe && url.protocol !== "http:") throw new CalendarNotReached()
  signal.throwIfAborted()
  const socket = await dial(url.hostname, Number(url.port || (isSafe ? 443 : 80)), rules)
  const name = url.hostname.replaceAll(/[[\]]/g, "")
  return isSafe ? connect({ socket, host: name, ...(isIP(name) === 0 && { servername: name }) }) : socket
}

const ask = (url: URL, socket: Socket): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    socket.once("close", () => reject(new Error("the connection ended")))
    const asking = request({
      createConnection: () => socket,
      method: "GET",
      path: url.pathname + url.search,
      headers: {
        host: url.host,
        accept: "text/calendar, */*;q=0.5",
        "accept-encoding": "gzip, deflate, br",
        "user-agent": "Parley",
        connection: "close",
      },
    }, resolve)
    asking.once("error", reject)
    asking.end()
  })
