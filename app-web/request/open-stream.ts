import { RequestFailed } from "./failures.ts"
import { heldBack } from "./held-back.ts"

/** Milliseconds. The server begins its answer at once, and says something every few seconds. */
const patience = 10_000

/**
 * Opens a stream, or opens it again. Any answer but a stream ends it for good, so one that only says that the server is away
 * for now counts as a failed connection, after which the stream is tried again: that of a proxy while the server starts, and
 * that of a server without its database or with too much to do.
 */
export const openStream = async (url: string | URL, init: RequestInit): Promise<Response> => {
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    heldBack.set(true)
  }, patience)
  const response = await fetch(url, init).finally(() => clearTimeout(timer))
  if (response.status < 500 && response.status !== 429) {
    // A late response was held back until its end, and so will the next one be.
    if (!isLate) heldBack.set(false)
    return response
  }
  await response.body?.cancel()
  throw new RequestFailed(response.status, "the stream could not be opened")
}
