import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import type { Diarizer } from "#domain/recognition/diarizer.port.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { overlapOf, type Span, type Turn } from "#domain/recognition/speech.ts"
import { type Context, Effect, Schema } from "effect"
import type { SpeakerFiles } from "./speaker-models.ts"

/** Diarization by trained models: better on overlapping and distant voices, but slower, and they need a download. */
export const make = (
  open: Effect.Effect<SpeakerFiles, EngineUnavailable>,
  threads = 2,
): Context.Service.Shape<typeof Diarizer> => ({
  diarize: Effect.fn("SherpaDiarizer.diarize")(function*(audio, speech, count) {
    const { segmentation, embedding } = yield* open
    return yield* askWorker({
      file: new URL("./diarization-worker.ts", import.meta.url),
      request: { ...audio, count, segmentation, embedding, threads },
      reads: [audio.path, segmentation, embedding],
      answer: Found,
      timeLimit: 120_000 + audio.duration,
      memoryLimit: 2048,
    }).pipe(
      Effect.map((found) => ({ turns: withinSpeech(found, speech), unsure: null })),
      Effect.mapError(({ detail }) => new EngineUnavailable({ detail: `diarization: ${detail}` })),
    )
  }),
})

const Found = Schema.Array(Schema.Struct({ start: Schema.Finite, end: Schema.Finite, speaker: Schema.Int }))

/** Turns are cut to the detected speech, and speakers numbered in order of appearance. */
const withinSpeech = (found: typeof Found.Type, speech: ReadonlyArray<Span>): ReadonlyArray<Turn> => {
  const numbers = new Map<number, number>()
  const spans = found
    .map(({ start, end, speaker }) => ({ begin: Math.round(start * 1000), end: Math.round(end * 1000), speaker }))
    .toSorted((a, b) => a.begin - b.begin)
  return spans.flatMap(({ speaker, ...span }) =>
    speech.filter((stretch) => overlapOf(stretch, span) > 0).map((stretch): Turn => {
      if (!numbers.has(speaker)) numbers.set(speaker, numbers.size)
      const [begin, end] = [Math.max(stretch.begin, span.begin), Math.min(stretch.end, span.end)]
      return { begin, end, speaker: numbers.get(speaker) ?? 0 }
    })
  )
}
