import { Effect, Exit, Fiber, Schedule, Stream } from "effect"
import { beat, beatPause, greeting } from "./server-sent.ts"

type Reader = ReadableStreamDefaultController<Uint8Array>

interface Followed {
  /** With what to do when each is gone. */
  readonly readers: Map<Reader, () => void>
  /** What a reader who comes later is sent at once. */
  latest: Uint8Array | null
  stop: () => void
}

const encoder = new TextEncoder()

/**
 * Streams of events that many read: what the readers of a key are sent is found out and written once, however many they are, and
 * a reader costs little more than a connection. Each event has to be complete by itself: who comes later gets the latest.
 */
export const fanOut = Effect.gen(function*() {
  const byKey = new Map<string, Followed>()
  const send = (followed: Followed, event: string): void => {
    followed.latest = encoder.encode(event)
    for (const reader of followed.readers.keys()) reader.enqueue(followed.latest)
  }
  const end = (key: string, { readers }: Followed, isWhole: boolean): void => {
    byKey.delete(key)
    for (const [reader, left] of readers) {
      if (isWhole) reader.close()
      else reader.error(new Error("The events ended unexpectedly"))
      left()
    }
  }
  const begin = (key: string, events: Stream.Stream<string>, followed: Followed): void => {
    const fiber = Effect.runFork(Stream.runForEach(events, (event) => Effect.sync(() => send(followed, event))))
    followed.stop = () => Effect.runFork(Fiber.interrupt(fiber))
    fiber.addObserver((exit) => byKey.get(key) === followed && end(key, followed, Exit.isSuccess(exit)))
  }
  const join = (key: string, events: Stream.Stream<string>, reader: Reader, left: () => void): Followed => {
    const known = byKey.get(key)
    const followed = known ?? { readers: new Map(), latest: null, stop: () => undefined }
    reader.enqueue(greeting)
    if (followed.latest !== null) reader.enqueue(followed.latest)
    followed.readers.set(reader, left)
    byKey.set(key, followed)
    if (known === undefined) begin(key, events, followed)
    return followed
  }
  const leave = (key: string, followed: Followed, reader: Reader): void => {
    followed.readers.get(reader)?.()
    followed.readers.delete(reader)
    if (followed.readers.size > 0 || byKey.get(key) !== followed) return
    byKey.delete(key)
    followed.stop()
  }
  yield* Effect.forkScoped(Effect.repeat(Effect.sync(() => beatAll(byKey.values())), Schedule.spaced(beatPause)))
  /** The first reader's `events` are what all readers of the key get. `left` is called once, however it ends. */
  return (key: string, events: Stream.Stream<string>, left: () => void): ReadableStream<Uint8Array> => {
    let cancel = left
    return new ReadableStream({
      start: (reader) => {
        const followed = join(key, events, reader, left)
        cancel = () => leave(key, followed, reader)
      },
      cancel: () => cancel(),
    })
  }
})

/** A reader that takes nothing must not collect beats. */
const beatAll = (all: Iterable<Followed>): void => {
  for (const { readers } of all) {
    for (const reader of readers.keys()) if ((reader.desiredSize ?? 0) > 0) reader.enqueue(beat)
  }
}
