import { TooManyStreams } from "#domain/kernel/errors.ts"
import { OpenStreams } from "#domain/kernel/open-streams.port.ts"
import { type StreamHolder, streamLimits } from "#domain/kernel/stream-limits.ts"
import { Effect, Layer } from "effect"

const keyOf = ({ of, name }: StreamHolder): string => `${of}:${name}`

/** Of this process. */
export const layer: Layer.Layer<OpenStreams> = Layer.sync(OpenStreams, () => {
  const counts = new Map<string, number>()
  const change = (holder: StreamHolder, by: 1 | -1): void => {
    const count = (counts.get(keyOf(holder)) ?? 0) + by
    if (count === 0) counts.delete(keyOf(holder))
    else counts.set(keyOf(holder), count)
  }
  const take = (holders: ReadonlyArray<StreamHolder>) =>
    Effect.suspend(() => {
      const full = holders.find((holder) => (counts.get(keyOf(holder)) ?? 0) >= streamLimits[holder.of])
      if (full !== undefined) return Effect.fail(new TooManyStreams({ of: full.of, max: streamLimits[full.of] }))
      holders.forEach((holder) => change(holder, 1))
      return Effect.void
    })
  return OpenStreams.of({
    hold: (holders) =>
      Effect.acquireRelease(take(holders), () => Effect.sync(() => holders.forEach((holder) => change(holder, -1)))),
  })
})
