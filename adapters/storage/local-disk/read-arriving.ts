import {
  type Arriving,
  type DiskFull,
  TooManyBytes,
  TransferBroken,
  TransferSuperseded,
} from "#domain/intake/upload-sink.port.ts"
import { Effect } from "effect"

export type Arrived = number | DiskFull | TooManyBytes | TransferBroken | TransferSuperseded

/**
 * Passes on what arrives, piece by piece, until the sender is done, gone, asked to stop, or sends too much; returns
 * where it ended.
 */
export const readArriving = async (
  { bytes, offset, maxSize }: Arriving,
  signal: AbortSignal,
  add: (piece: Uint8Array) => Promise<void> | void,
): Promise<Arrived> => {
  let end = offset
  const pieces = attended(bytes, signal)
  try {
    for await (const piece of pieces) {
      // Once it is stored, its memory may have been released.
      const { byteLength } = piece
      if (end + byteLength > maxSize) return new TooManyBytes()
      await add(piece)
      end += byteLength
    }
    return end
  } catch (cause) {
    if (cause instanceof TransferBroken) return cause
    if (cause instanceof Stopped) return new TransferSuperseded({ size: end })
    throw cause
  }
}

class Stopped extends Error {}

/**
 * The bytes of a sender, from whom nothing more is expected once the signal is aborted. Does not use `Promise.race`,
 * which would hold on to every piece for as long as the signal can fire.
 */
const attended = (bytes: Arriving["bytes"], signal: AbortSignal): AsyncIterable<Uint8Array> => ({
  [Symbol.asyncIterator]: () => {
    const source = bytes[Symbol.asyncIterator]()
    // Not awaited: a silent sender would hold us up, and what becomes of it no longer matters.
    const leave = () => void source.return?.().catch(() => undefined)
    let giveUp: ((cause: Error) => void) | null = null
    const stop = () => {
      giveUp?.(new Stopped())
      leave()
    }
    if (signal.aborted) leave()
    else signal.addEventListener("abort", stop, { once: true })
    const nextPiece = (): Promise<IteratorResult<Uint8Array, unknown>> =>
      new Promise((resolve, reject) => {
        giveUp = reject
        source.next().then(resolve, () => reject(new TransferBroken()))
      })
    return {
      next: () => signal.aborted ? Promise.reject(new Stopped()) : nextPiece(),
      return: () => {
        leave()
        return Promise.resolve({ done: true, value: undefined })
      },
    }
  },
})

/** Runs a transfer; an interruption waits until it has stopped and stored what arrived. */
export const stoppable = (stop: AbortSignal, transfer: (signal: AbortSignal) => Promise<Arrived>) =>
  Effect.callback<number, Exclude<Arrived, number>>((resume) => {
    const interrupted = new AbortController()
    const running = transfer(AbortSignal.any([stop, interrupted.signal]))
    running.then(
      (arrived) => resume(typeof arrived === "number" ? Effect.succeed(arrived) : Effect.fail(arrived)),
      (cause: unknown) => resume(Effect.die(cause)),
    )
    return Effect.promise(() => {
      interrupted.abort()
      return Promise.allSettled([running])
    })
  })
