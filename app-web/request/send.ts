import { clientUuid } from "#web/lib/client-uuid.ts"
import { noteServerTime } from "#web/lib/server-clock.ts"
import { token } from "#web/lib/session.ts"
import { never, Offline, TimedOut } from "./failures.ts"
import { markUpdating } from "./updating.ts"

/** Identifies the session and this browser. */
export const credentials = (): Record<string, string> => {
  const bearer = token()
  return { "x-client-uuid": clientUuid(), ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) }
}

export const withCredentials = (headers: HeadersInit | undefined): Headers => {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(credentials())) all.set(name, value)
  return all
}

/** How soon a read is retried. */
const retryDelayMs = 300

/** Milliseconds within which an answer begins; what it carries may take longer on a slow line. From the specification. */
const timeLimit = 15_000

type Call = (url: string | URL | Request, init: RequestInit) => Promise<Response>

/** The same call, which ends if nothing is answered in time. */
const inTime = (call: Call) => async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
  const late = new AbortController()
  const given = init.signal
  const giveUp = () => late.abort(given?.reason)
  if (given?.aborted === true) giveUp()
  given?.addEventListener("abort", giveUp, { once: true })
  const timer = setTimeout(() => late.abort(), timeLimit)
  try {
    return await call(url, { ...init, signal: late.signal })
  } catch (error) {
    if (!late.signal.aborted || given?.aborted === true) throw error
    throw navigator.onLine ? new TimedOut() : new Offline()
  } finally {
    clearTimeout(timer)
  }
}

/**
 * For files, streams and whatever else takes its time. `fetch` by the request rules: aborted calls and an offline device throw; an unreachable server is being updated.
 * Reads are retried once, as the device may just have moved to another network.
 */
export const sendPatiently = async (
  url: string | URL | Request,
  init: RequestInit = {},
  isRetry = false,
): Promise<Response> => {
  try {
    const response = await fetch(url, { ...init, headers: withCredentials(init.headers) })
    noteServerTime(response.headers.get("date"))
    return response
  } catch (error) {
    if (init.signal?.aborted === true || (error instanceof DOMException && error.name === "AbortError")) throw error
    if (!navigator.onLine) throw new Offline()
    if (isLeaving) return never()
    if (!isRetry && isRead(url, init)) {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      return sendPatiently(url, init, true)
    }
    markUpdating()
    return never()
  }
}

const isRead = (url: string | URL | Request, { method }: RequestInit): boolean =>
  (method ?? (url instanceof Request ? url.method : "GET")) === "GET"

/** A call by the request rules, with a limit to its time. */
export const send = inTime(sendPatiently)

/** The same for a call whose caller deals with an unreachable server. */
export const sendQuietly = inTime((url, init) => fetch(url, { ...init, headers: withCredentials(init.headers) }))

/** Browsers keep at most 64 KiB of bodies alive, over all calls. */
const maxKeptLength = 16_000

/** A small change that is stored even if the page is left before it has reached the server. */
export const outlivesPage = ({ method = "GET", body = "" }: RequestInit): boolean =>
  method !== "GET" && typeof body === "string" && body.length <= maxKeptLength

/** Calls fail when the page is being left: nothing is wrong then. */
let isLeaving = false
addEventListener("pagehide", () => {
  isLeaving = true
})
addEventListener("beforeunload", () => {
  isLeaving = true
  // The reader may stay after all.
  setTimeout(() => {
    isLeaving = false
  }, 3000)
})
addEventListener("pageshow", () => {
  isLeaving = false
})
