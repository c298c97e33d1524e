import type { Span } from "#domain/transcript/speech.ts"
import { createRequire } from "node:module"

/** The part of sherpa-onnx-node used here; the package has no types. */
export interface Vad {
  acceptWaveform(samples: Float32Array): void
  isEmpty(): boolean
  front(external: boolean): { readonly start: number; readonly samples: Float32Array }
  pop(): void
  flush(): void
  reset(): void
}
interface Sherpa {
  readonly Vad: new(config: object, bufferSeconds: number) => Vad
}

export const bytesPerWindow = 1024
export const samplesPerWindow = 512

/** The Silero model. Probabilities of speech above `threshold` count. */
export const openVad = (threshold: number): Vad => {
  const require = createRequire(import.meta.url)
  const sherpa: Sherpa = require("sherpa-onnx-node")
  return new sherpa.Vad(settings(require.resolve("@ricky0123/vad-web/dist/silero_vad_v6.onnx"), threshold), 60)
}

/** The speech that has ended, in milliseconds since the model was opened or reset. */
export const takeSpans = (vad: Vad): ReadonlyArray<Span> => {
  const spans: Array<Span> = []
  while (!vad.isEmpty()) {
    const { start, samples } = vad.front(false)
    spans.push({ begin: Math.floor(start / 16), end: Math.ceil((start + samples.length) / 16) })
    vad.pop()
  }
  return spans
}

const settings = (model: string, threshold: number): object => ({
  sileroVad: {
    model,
    threshold,
    minSpeechDuration: 0.2,
    minSilenceDuration: 0.3,
    maxSpeechDuration: 20,
    windowSize: samplesPerWindow,
  },
  sampleRate: 16_000,
  numThreads: 1,
  debug: false,
})

/** A plain loop, because this runs for each of 58 million samples an hour. */
export const samplesOf = (bytes: Buffer): Float32Array => {
  const samples = new Float32Array(bytes.length >> 1)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(2 * at) / 32_768
  return samples
}
