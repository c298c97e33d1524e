import { answerParent } from "#adapters/child-process/answer-parent.ts"
import { Schema } from "effect"
import { createReadStream } from "node:fs"
import { createRequire } from "node:module"

/** The part of sherpa-onnx-node used here; the package brings no types. */
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

/** Runs the silero voice model over a raw recording, block by block; answers spans in milliseconds. */
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
    for (let at = 0; at < whole; at += window * 2) {
      vad.acceptWaveform(samplesAt(bytes, at, window))
      drain()
    }
    rest = bytes.subarray(whole)
  }
  if (rest.length > 1) vad.acceptWaveform(samplesAt(rest, 0, rest.length >> 1))
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

const samplesAt = (bytes: Buffer, at: number, count: number): Float32Array =>
  Float32Array.from({ length: count }, (_, index) => bytes.readInt16LE(at + 2 * index) / 32_768)
