import { integersIn, sumOfSquares } from "#adapters/media/pcm/integers.ts"
import { readChunk } from "#adapters/media/pcm/read-chunk.ts"
import { guard, hasPhantoms } from "#domain/recognition/guards.ts"
import type { Engine } from "#domain/recognition/transcriber.port.ts"
import { Effect } from "effect"
import { paced } from "./engine-time.ts"

/** The same engine, without its hallucinations: loops are cut to one round, subtitle phrases over silence dropped. */
export const guarded = (engine: Engine): Engine => ({
  ...engine,
  recognise: Effect.fnUntraced(function*(chunk, options) {
    const seconds = (chunk.end - chunk.begin) / 1000
    const recognition = yield* paced(engine.name, seconds)(engine.recognise(chunk, options))
    if (recognition.words.length === 0) return recognition
    // Only what is written over silence depends on how loud the chunk is, which has to be read for it.
    const level = hasPhantoms(recognition) ? levelOf(yield* Effect.promise(() => readChunk(chunk))) : 0
    const { recognition: believed, removed } = guard(recognition, level)
    if (removed.length > 0) {
      yield* Effect.logInfo("Dropped hallucinated words", {
        engine: engine.name,
        begin: chunk.begin,
        reasons: removed.map(({ reason }) => reason).join(" "),
      })
    }
    return believed
  }),
})

/** The root mean square level of samples, in dBFS; -Infinity for silence. */
const levelOf = (samples: Buffer): number => {
  const integers = integersIn(samples)
  return 10 * Math.log10(sumOfSquares(integers) / 32_768 ** 2 / Math.max(1, integers.length))
}
