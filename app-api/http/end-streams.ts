import type { Context, MiddlewareHandler } from "hono"

/** The last event of a stream when the server shuts down. It tells clients other than browsers to reconnect. */
const lastEvent = new TextEncoder().encode("event: reconnect\ndata: {}\n\n")

/**
 * Ends the streams that clients follow as soon as the server stops: they would go on for ever. Answers in parts (`POST`) are requests
 * in progress, which come to an end by themselves.
 */
export const endStreams = (stopping: AbortSignal): MiddlewareHandler => async (c, next) => {
  await next()
  const { body, status, headers } = c.res
  if (body === null || !isFollowed(c) || !/^text\/event-stream\b/.test(headers.get("content-type") ?? "")) return
  const ending = new Response(untilStopped(body, stopping), { status, headers })
  c.res = undefined
  c.res = ending
}

const isFollowed = ({ req }: Context): boolean =>
  req.method === "GET" || req.header("mcp-method") === "subscriptions/listen"

/** The same bytes, until the server stops: then up to the end of the event that is being written, and the last event. */
const untilStopped = (body: ReadableStream<Uint8Array>, stopping: AbortSignal): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  let wake: (() => void) | null = null
  const onStop = (): void => wake?.()
  let isBetween = true
  const nextOrStop = () =>
    new Promise<Awaited<ReturnType<typeof reader.read>> | null>((resolve, reject) => {
      wake = () => resolve(null)
      if (stopping.aborted) return resolve(null)
      reader.read().then(resolve, reject)
    })
  const pull = async (stream: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    const next = await (isBetween ? nextOrStop() : reader.read())
    if (next !== null && !next.done) {
      isBetween = endsEvent(next.value)
      return stream.enqueue(next.value)
    }
    stopping.removeEventListener("abort", onStop)
    if (next === null) {
      stream.enqueue(lastEvent)
      void reader.cancel().catch(() => undefined)
    }
    stream.close()
  }
  stopping.addEventListener("abort", onStop, { once: true })
  return new ReadableStream({
    pull,
    cancel: (reason) => {
      stopping.removeEventListener("abort", onStop)
      return reader.cancel(reason)
    },
  }, { highWaterMark: 0 })
}

/** Events and comments end with an empty line. Some writers send it by itself. */
const endsEvent = (bytes: Uint8Array): boolean => bytes.at(-1) === 10 && (bytes.length === 1 || bytes.at(-2) === 10)
