import { askWorker } from "#adapters/child-process/node-worker.ts"
import type { Audio } from "#domain/transcript/audio.ts"
import { EngineUnavailable } from "#domain/transcript/errors.ts"
import { Span } from "#domain/transcript/speech.ts"
import { VoiceDetector } from "#domain/transcript/voice-detector.port.ts"
import { Effect, Layer, Schema } from "effect"
import { within } from "./in-order.ts"
import { detectSilence } from "./silence.ts"

const worker = new URL("./vad-worker.ts", import.meta.url)

/** The silero model, run by sherpa-onnx in a child process; by loudness where that does not load. */
export const layer: Layer.Layer<VoiceDetector> = Layer.succeed(VoiceDetector, {
  detect: Effect.fn("VoiceDetector.detect")((audio: Audio) =>
    bySilero(audio).pipe(
      Effect.catch((failure) =>
        Effect.logWarning(`Speech is found by loudness alone: ${failure.detail}`).pipe(
          Effect.andThen(byLoudness(audio)),
        )
      ),
    )
  ),
})

/** Speech by its sound: noise and music give none. */
export const bySilero = (audio: Audio): Effect.Effect<ReadonlyArray<Span>, EngineUnavailable> =>
  askWorker({
    file: worker,
    request: { path: audio.path },
    answer: Schema.Array(Span),
    timeLimit: 60_000 + audio.duration / 5,
    memoryLimit: 256,
  }).pipe(
    Effect.map((spans) => within(spans, audio.duration)),
    Effect.mapError(({ reason, detail }) =>
      new EngineUnavailable({ detail: `voice detection ${reason}: ${detail.slice(0, 200)}` })
    ),
  )

/** Everything that is not silence: as good on clean recordings, useless in noise. */
export const byLoudness = (audio: Audio): Effect.Effect<ReadonlyArray<Span>, EngineUnavailable> =>
  Effect.map(detectSilence(audio), (spans) => within(spans, audio.duration))
