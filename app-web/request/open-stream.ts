import { RequestFailed } from "./failures.ts"

/**
 * Opens a stream, or opens it again. Any answer but a stream ends it for good, so one that only says that the server is away
 * for now counts as a failed connection, after which the stream is tried again: that of a proxy while the server starts, and
 * that of a server without its database or with too much to do.
 */
export const openStream = async (url: string | URL, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, init)
  if (response.status < 500 && response.status !== 429) return response
  await response.body?.cancel()
  throw new RequestFailed(response.status, "the stream could not be opened")
}
