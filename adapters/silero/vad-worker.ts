import { answerParent } from "#adapters/child-process/answer-parent.ts"
import { Schema } from "effect"
import { createReadStream } from "node:fs"
import { createRequire } from "node:module"

/** The part of sherpa-onnx-node used here; the package has no types. */
interface Vad {
  acceptWaveform(samples: Float32Array): void
  isEmpty(): boolean
  front(external: boolean): { readonly start: number; readonly samples: Float32Array }
  pop(): void
  flush(): void
}
interface Sherpa {
  readonly Vad: new(config: object, bufferSeconds: number) => Vad
}

/** Milliseconds of the recording. */
const Request = Schema.Struct({ path: Schema.String, begin: Schema.Int, end: Schema.Int })
const bytesPerMillisecond = 32
const window = 512

/** Runs the Silero voice activity model over a raw recording, block by block; returns spans in milliseconds. */
answerParent(async (request, report) => {
  const { path, begin, end } = Schema.decodeUnknownSync(Request)(request)
  const require = createRequire(import.meta.url)
  const sherpa: Sherpa = require("sherpa-onnx-node")
  const vad = new sherpa.Vad(settings(require.resolve("@ricky0123/vad-web/dist/silero_vad_v6.onnx")), 60)
  report("loaded")
  const spans: Array<{ begin: number; end: number }> = []
  const drain = (): void => {
    while (!vad.isEmpty()) {
      const { start, samples } = vad.front(false)
      spans.push({ begin: begin + Math.floor(start / 16), end: begin + Math.ceil((start + samples.length) / 16) })
      vad.pop()
    }
  }
  const range = { highWaterMark: 1 << 20, start: begin * bytesPerMillisecond, end: end * bytesPerMillisecond - 1 }
  let rest = Buffer.alloc(0)
  for await (const block of createReadStream(path, range)) {
    const bytes = Buffer.concat([rest, block])
    const whole = bytes.length - (bytes.length % (window * 2))
    const samples = samplesOf(bytes.subarray(0, whole))
    for (let at = 0; at < samples.length; at += window) {
      vad.acceptWaveform(samples.subarray(at, at + window))
      drain()
    }
    rest = Buffer.from(bytes.subarray(whole))
  }
  if (rest.length > 1) vad.acceptWaveform(samplesOf(rest))
  vad.flush()
  drain()
  return spans
})

const settings = (model: string): object => ({
  sileroVad: {
    model,
    threshold: 0.5,
    minSpeechDuration: 0.2,
    minSilenceDuration: 0.3,
    maxSpeechDuration: 20,
    windowSize: window,
  },
  sampleRate: 16_000,
  numThreads: 1,
  debug: false,
})

/** A plain loop, because this runs for each of 58 million samples an hour. */
const samplesOf = (bytes: Buffer): Float32Array => {
  const samples = new Float32Array(bytes.length >> 1)
  for (let at = 0; at < samples.length; at++) samples[at] = bytes.readInt16LE(2 * at) / 32_768
  return samples
}
