import { answerParent } from "#adapters/child-process/answer-parent.ts"
import type { Span } from "#domain/transcript/speech.ts"
import { Schema } from "effect"
import { type FileHandle, open } from "node:fs/promises"
import { createRequire } from "node:module"
import { setTimeout } from "node:timers/promises"
import { leveller } from "./leveller.ts"
import { spanDivider } from "./long-spans.ts"

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

/** `isSensitive`: faint speech as well, and more that is none. */
const Request = Schema.Struct({ path: Schema.String, isSensitive: Schema.Boolean })
const bytesPerMillisecond = 32
const window = 512
const blockSize = 1 << 20
const pollMs = 20

/**
 * Runs the Silero voice activity model over a raw recording, block by block, while the file grows. Spans in milliseconds
 * are reported as they end; the parent says when the file is complete.
 */
answerParent(async (request, report, complete) => {
  const { path, isSensitive } = Schema.decodeUnknownSync(Request)(request)
  const require = createRequire(import.meta.url)
  const sherpa: Sherpa = require("sherpa-onnx-node")
  const vad = new sherpa.Vad(
    settings(require.resolve("@ricky0123/vad-web/dist/silero_vad_v6.onnx"), isSensitive ? 0.25 : 0.5),
    60,
  )
  const level = isSensitive ? leveller() : (window: Float32Array) => window
  let isComplete = false
  void complete.then(() => isComplete = true)
  let read = 0
  const divider = spanDivider()
  const found = (): ReadonlyArray<Span> => {
    const spans: Array<Span> = []
    while (!vad.isEmpty()) {
      const { start, samples } = vad.front(false)
      const end = Math.min(Math.ceil((start + samples.length) / 16), Math.floor(read / bytesPerMillisecond))
      spans.push({ begin: Math.floor(start / 16), end })
      vad.pop()
    }
    return spans.flatMap(divider.divided)
  }
  const pass = (bytes: Buffer): void => {
    const samples = samplesOf(bytes)
    for (let at = 0; at < samples.length; at += window) {
      const part = samples.subarray(at, at + window)
      divider.add(part)
      vad.acceptWaveform(level(part))
    }
    const spans = found()
    if (spans.length > 0) report(spans)
  }
  await using file = await openWhenThere(path)
  const block = Buffer.alloc(blockSize)
  const follow = async (rest: Buffer): Promise<Buffer> => {
    const wasComplete = isComplete
    const { bytesRead } = await file.read(block, 0, blockSize, read)
    if (bytesRead === 0 && wasComplete) return rest
    if (bytesRead === 0) return follow(await setTimeout(pollMs, rest))
    read += bytesRead
    const bytes = Buffer.concat([rest, block.subarray(0, bytesRead)])
    const whole = bytes.length - (bytes.length % (window * 2))
    pass(bytes.subarray(0, whole))
    return follow(Buffer.from(bytes.subarray(whole)))
  }
  const rest = await follow(Buffer.alloc(0))
  if (rest.length > 1) pass(rest)
  vad.flush()
  return found()
})

/** The decoder creates the file. */
const openWhenThere = (path: string): Promise<FileHandle> =>
  open(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error
    await setTimeout(pollMs)
    return openWhenThere(path)
  })

const settings = (model: string, threshold: number): object => ({
  sileroVad: {
    model,
    threshold,
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
