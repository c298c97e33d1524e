import { Stream } from "effect"
import { HttpServerResponse } from "effect/http"

/** Sends a keep-alive now and then, so that nothing in between closes the connection. */
const beat = Stream.tick("15 seconds").pipe(Stream.drop(1), Stream.map(() => ": still here\n\n"))

/** Writes events one after the other, numbered from 1. */
export const eventWriter = (): (name: string, data: unknown) => string => {
  let id = 0
  return (name, data) => `id: ${++id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** Written events as the bytes of an answer that ends with them, or when nobody reads any more. */
export const serverSent = (events: Stream.Stream<string>): Stream.Stream<Uint8Array> =>
  Stream.make("retry: 3000\n\n").pipe(
    Stream.concat(Stream.merge(events, beat, { haltStrategy: "left" })),
    Stream.encodeText,
  )

export const eventStream = (bytes: Stream.Stream<Uint8Array>) =>
  HttpServerResponse.stream(bytes, {
    contentType: "text/event-stream",
    headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
  })
