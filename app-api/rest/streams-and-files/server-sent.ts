import { Stream } from "effect"
import { HttpServerResponse } from "effect/http"

/** Sent now and then, so that nothing in between closes the connection. */
const stillHere = ": still here\n\n"
export const beatPause = "15 seconds"
const beats = Stream.tick(beatPause).pipe(Stream.drop(1), Stream.map(() => stillHere))

/** What every stream begins with: how long a browser waits before it connects again. */
const opening = "retry: 3000\n\n"

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const beat = bytesOf(stillHere)
export const greeting = bytesOf(opening)

/** Writes events one after the other, numbered from 1. */
export const eventWriter = (): (name: string, data: unknown) => string => {
  let id = 0
  return (name, data) => `id: ${++id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Written events as the bytes of an answer that ends with them, or when nobody reads any more. */
export const serverSent = (events: Stream.Stream<string>): Stream.Stream<Uint8Array> =>
  Stream.make(opening).pipe(
    Stream.concat(Stream.merge(events, beats, { haltStrategy: "left" })),
    Stream.encodeText,
  )

const asEvents = {
  contentType: "text/event-stream",
  headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
}

export const eventStream = (bytes: Stream.Stream<Uint8Array>) => HttpServerResponse.stream(bytes, asEvents)

/** An answer of events whose bytes are written elsewhere. */
export const eventBytes = (bytes: ReadableStream<Uint8Array>) => HttpServerResponse.raw(bytes, asEvents)
