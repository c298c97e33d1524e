import { integersIn } from "#adapters/media/pcm/integers.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { windowModel } from "./window-model.ts"

/** The part of sherpa-onnx-node used here; the package has no types. */
export interface Vad {
  acceptWaveform(samples: Float32Array): void
  isEmpty(): boolean
  /** Whether what it heard last is speech. */
  isDetected(): boolean
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

/** The Silero model. Probabilities of speech above `threshold` count. `prepare` turns the published model into the one loaded. */
export const openVad = (threshold: number, prepare: (published: Buffer) => Buffer = windowModel): Vad => {
  const require = createRequire(import.meta.url)
  const sherpa: Sherpa = require("sherpa-onnx-node")
  const published = require.resolve("@ricky0123/vad-web/dist/silero_vad_v6.onnx")
  const load = (path: string) => new sherpa.Vad(settings(path, threshold), 60)
  const folder = temporaryFolder()
  // Without a place to write, the published model is used: it finds the same, only more slowly.
  if (folder === null) return load(published)
  try {
    const path = join(folder, "model.onnx")
    writeFileSync(path, prepare(readFileSync(published)))
    return load(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A confined process has an empty system, without the folder for such files. Null where nothing can be written. */
const temporaryFolder = (): string | null => {
  try {
    mkdirSync(tmpdir(), { recursive: true })
    return mkdtempSync(join(tmpdir(), "parley-model-"))
  } catch {
    return null
  }
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

/** A plain loop over a view, because this runs for each of 58 million samples an hour. */
export const samplesOf = (bytes: Buffer): Float32Array => {
  const integers = integersIn(bytes)
  const samples = new Float32Array(integers.length)
  for (let at = 0; at < integers.length; at++) samples[at] = (integers[at] ?? 0) / 32_768
  return samples
}
