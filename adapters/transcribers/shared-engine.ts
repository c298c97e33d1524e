import type { Engine } from "#domain/transcript/transcriber.port.ts"
import { Semaphore } from "effect"

/**
 * The same engine, limited to `parallel` chunks at a time, however many recordings use it. They queue chunk
 * by chunk, each with at most `parallel` chunks, so that a short recording is not held up by a long one.
 */
export const shared = (engine: Engine): Engine => {
  const places = Semaphore.makeUnsafe(engine.capabilities.parallel)
  return { ...engine, recognise: (chunk, options) => places.withPermits(1)(engine.recognise(chunk, options)) }
}
