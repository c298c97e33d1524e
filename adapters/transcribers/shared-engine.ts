import type { Engine } from "#domain/transcript/transcriber.port.ts"
import { Semaphore } from "effect"

/**
 * The same engine, never asked for more than it takes at once, however many recordings want it. They wait in line chunk
 * by chunk, each with no more chunks than `parallel`, so that a short recording is not held up by a long one.
 */
export const shared = (engine: Engine): Engine => {
  const places = Semaphore.makeUnsafe(engine.capabilities.parallel)
  return { ...engine, recognise: (chunk, options) => places.withPermits(1)(engine.recognise(chunk, options)) }
}
