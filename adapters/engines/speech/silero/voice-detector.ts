import { askWorker, type WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import type { GrowingAudio } from "#domain/media/audio.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Span } from "#domain/recognition/speech.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { Effect, Layer, Queue, Ref, Schema, Stream } from "effect"
import { dirname } from "node:path"
import { after, merged, type Quiet } from "./in-order.ts"
import { detectSilence } from "./silence.ts"

const worker = new URL("./vad-worker.ts", import.meta.url)
const faintWorker = new URL("./faint-worker.ts", import.meta.url)
const Spans = Schema.Array(Span)
const decodeReport = Schema.decodeUnknownSync(
  Schema.Struct({ spans: Spans, quietUntil: Schema.NullOr(Schema.Finite) }),
)

/** The Silero model, run by sherpa-onnx in a child process; loudness if that does not load, or from where it fails. */
export const layer: Layer.Layer<VoiceDetector> = Layer.succeed(VoiceDetector, {
  detect: (audio) =>
    Stream.unwrap(Effect.gen(function*() {
      const found = yield* Ref.make(0)
      return bySilero(audio).pipe(
        Stream.tap(({ end }) => Ref.set(found, end)),
        Stream.catch((failure) =>
          Stream.unwrap(Effect.gen(function*() {
            yield* Effect.logWarning("Speech is detected by loudness alone", { detail: failure.detail })
            const from = yield* Ref.get(found)
            return byLoudness(audio).pipe(Stream.filter(({ end }) => end > from), Stream.map(after(from)))
          }))
        ),
      )
    })).pipe(Stream.withSpan("VoiceDetector.detect")),
  detectFaint: Effect.fn("VoiceDetector.detectFaint")((audio, within) =>
    within.length === 0
      ? Effect.succeed([])
      : askWorker({
        file: faintWorker,
        request: { path: audio.path, within },
        reads: [dirname(audio.path)],
        answer: Spans,
        timeLimit,
        memoryLimit: 256,
      }).pipe(Effect.mapError(unavailable))
  ),
})

/** Milliseconds after the recording is complete. Four hours take about a minute of computing. */
const timeLimit = 3_600_000

/** Detects speech, not noise or music. */
export const bySilero = ({ path, whole }: GrowingAudio): Stream.Stream<Span, EngineUnavailable> =>
  Stream.callback<Span | Quiet, EngineUnavailable>((queue) =>
    Effect.gen(function*() {
      const complete = Promise.withResolvers<unknown>()
      yield* Effect.forkScoped(Effect.tap(whole, () => Effect.sync(() => complete.resolve(null))))
      const last = yield* askWorker({
        file: worker,
        request: { path },
        reads: [dirname(path)],
        answer: Spans,
        later: complete.promise,
        timeLimit,
        memoryLimit: 256,
        onReport: (report) => {
          const { spans, quietUntil } = decodeReport(report)
          Queue.offerAllUnsafe(queue, quietUntil === null ? spans : [...spans, { quietUntil }])
        },
      })
      yield* Queue.offerAll(queue, last)
      yield* Queue.end(queue)
    }).pipe(
      Effect.catch((failure) => Queue.fail(queue, unavailable(failure))),
      Effect.forkScoped,
    )
  ).pipe(merged)

const unavailable = ({ reason, detail }: WorkerFailed): EngineUnavailable =>
  new EngineUnavailable({ detail: `voice detection ${reason}: ${detail.slice(0, 200)}` })

/** Everything that is not silence: as good for clean recordings, useless in noise. Needs the whole recording. */
export const byLoudness = ({ whole }: GrowingAudio): Stream.Stream<Span, EngineUnavailable> =>
  Stream.fromIterableEffect(Effect.flatMap(whole, detectSilence)).pipe(merged)
