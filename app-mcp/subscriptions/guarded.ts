import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect } from "effect"
import type { Caller } from "../session.ts"

/** How often it is looked whether the caller of an open stream may still follow it. */
const pause = 900

/** A stream of news, which ends as soon as its caller may no longer call. */
export const guarded = (response: Response, isAllowed: () => Promise<boolean>): Response => {
  const { body, status, headers } = response
  if (body === null || !(headers.get("content-type") ?? "").startsWith("text/event-stream")) return response
  const reader = body.getReader()
  let watch: NodeJS.Timeout | undefined
  let isOver = false
  const stop = (): void => {
    isOver = true
    clearInterval(watch)
  }
  const close = (stream: ReadableStreamDefaultController<Uint8Array>): void => {
    if (!isOver) stream.close()
    stop()
  }
  const guardedBody = new ReadableStream<Uint8Array>({
    start: (stream) => {
      watch = setInterval(() => {
        void isAllowed().then((is) => {
          if (is || isOver) return undefined
          close(stream)
          return reader.cancel()
        })
      }, pause)
    },
    pull: async (stream) => {
      const { done, value } = await reader.read()
      if (done) return close(stream)
      if (!isOver) stream.enqueue(value)
    },
    cancel: (reason) => {
      stop()
      return reader.cancel(reason)
    },
  })
  return new Response(guardedBody, { status, headers })
}

/** A database that is away for a moment ends nothing. */
export const isStillAllowed = ({ checkAgain }: Caller): Effect.Effect<boolean, never, Ports> =>
  checkAgain.pipe(
    refuseWhenAway,
    Effect.match({ onSuccess: () => true, onFailure: ({ kind }) => kind === "unavailable" }),
  )
