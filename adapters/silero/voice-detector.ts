import { askWorker } from "#adapters/child-process/node-worker.ts"
import type { Audio } from "#domain/media/audio.ts"
import { joined } from "#domain/transcript/coverage.ts"
import { EngineUnavailable } from "#domain/transcript/errors.ts"
import { Span } from "#domain/transcript/speech.ts"
import { VoiceDetector } from "#domain/transcript/voice-detector.port.ts"
import { Effect, Layer, Schema } from "effect"
import { within } from "./in-order.ts"
import { detectSilence } from "./silence.ts"

const worker = new URL("./vad-worker.ts", import.meta.url)

/** The Silero model, run by sherpa-onnx in a child process; loudness if that does not load. */
export const layer: Layer.Layer<VoiceDetector> = Layer.succeed(VoiceDetector, {
  detect: Effect.fn("VoiceDetector.detect")((audio: Audio) =>
    bySilero(audio).pipe(
      Effect.catch((failure) =>
        Effect.logWarning(`Speech is detected by loudness alone: ${failure.detail}`).pipe(
          Effect.andThen(byLoudness(audio)),
        )
      ),
    )
  ),
})

/** Detects speech as such, not noise or music. The halves of a longer recording are processed in parallel. */
export const bySilero = (audio: Audio): Effect.Effect<ReadonlyArray<Span>, EngineUnavailable> =>
  Effect.forEach(partsOf(audio.duration), (part) => detectIn(audio, part), { concurrency: "unbounded" }).pipe(
    Effect.map((spans) => within(joined(spans.flat()), audio.duration)),
    Effect.mapError(({ reason, detail }) =>
      new EngineUnavailable({ detail: `voice detection ${reason}: ${detail.slice(0, 200)}` })
    ),
  )

/** Everything that is not silence: as good for clean recordings, useless in noise. */
export const byLoudness = (audio: Audio): Effect.Effect<ReadonlyArray<Span>, EngineUnavailable> =>
  Effect.map(detectSilence(audio), (spans) => within(spans, audio.duration))

/** In milliseconds. Shorter recordings are not worth a second process, and the detector needs a run-up to adapt. */
const minForTwo = 120_000
const runUp = 10_000

interface Part {
  readonly window: Span
  /** The part that counts: halves overlap by their run-up, but nothing is counted twice. */
  readonly counted: Span
}

const partsOf = (duration: number): ReadonlyArray<Part> => {
  const whole = { begin: 0, end: Math.ceil(duration) }
  if (whole.end === 0) return []
  if (duration < minForTwo) return [{ window: whole, counted: whole }]
  const middle = Math.round(duration / 2)
  return [
    { window: { begin: 0, end: middle + runUp }, counted: { begin: 0, end: middle } },
    { window: { begin: middle - runUp, end: whole.end }, counted: { begin: middle, end: whole.end } },
  ]
}

const detectIn = (audio: Audio, { window, counted }: Part) =>
  askWorker({
    file: worker,
    request: { path: audio.path, ...window },
    answer: Schema.Array(Span),
    timeLimit: 60_000 + audio.duration / 5,
    memoryLimit: 256,
  }).pipe(Effect.map((spans) =>
    spans.map(({ begin, end }) => ({ begin: Math.max(begin, counted.begin), end: Math.min(end, counted.end) }))
      .filter(({ begin, end }) => end > begin)
  ))
