import { readChunk } from "#adapters/pcm/read-chunk.ts"
import { guard } from "#domain/transcript/guards.ts"
import type { Engine } from "#domain/transcript/transcriber.port.ts"
import { Effect } from "effect"

/** The same engine, without its hallucinations: loops are cut to one round, subtitle phrases over silence dropped. */
export const guarded = (engine: Engine): Engine => ({
  ...engine,
  recognise: Effect.fnUntraced(function*(chunk, options) {
    const recognition = yield* engine.recognise(chunk, options)
    if (recognition.words.length === 0) return recognition
    const samples = yield* Effect.promise(() => readChunk(chunk))
    const { recognition: believed, removed } = guard(recognition, levelOf(samples))
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
  let sum = 0
  for (let at = 0; at + 1 < samples.length; at += 2) sum += (samples.readInt16LE(at) / 32_768) ** 2
  return 10 * Math.log10(sum / Math.max(1, samples.length / 2))
}
