import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import type { Span } from "#domain/recognition/speech.ts"
import { Schema } from "effect"
import { type FileHandle, open } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { spanDivider } from "./long-spans.ts"
import { bytesPerWindow, openVad, samplesOf, samplesPerWindow, takeSpans } from "./vad.ts"

const Request = Schema.Struct({ path: Schema.String })
const bytesPerMillisecond = 32
/** Four seconds: the beginning of a recording is reported soon. */
const blockSize = 128 * bytesPerWindow
const pollMs = 20
/** After so much silence, the next speech does not touch the last. */
const pauseMs = 1000

/**
 * Runs the Silero voice activity model over a raw recording, block by block, while the file grows. Spans in milliseconds
 * are reported as they end, and once how long it has been quiet since; the parent says when the file is complete.
 */
answerParent(async (request, report, complete) => {
  const { path } = Schema.decodeUnknownSync(Request)(request)
  const vad = openVad(0.5)
  let isComplete = false
  void complete.then(() => isComplete = true)
  let read = 0
  let last = 0
  let told = 0
  const divider = spanDivider()
  const found = (): ReadonlyArray<Span> =>
    takeSpans(vad)
      .map(({ begin, end }) => ({ begin, end: Math.min(end, Math.floor(read / bytesPerMillisecond)) }))
      .flatMap(divider.divided)
  const pass = (bytes: Buffer): void => {
    read += bytes.length
    const samples = samplesOf(bytes)
    divider.add(samples)
    for (let at = 0; at < samples.length; at += samplesPerWindow) {
      vad.acceptWaveform(samples.subarray(at, at + samplesPerWindow))
    }
    const spans = found()
    last = spans.at(-1)?.end ?? last
    const now = Math.floor(read / bytesPerMillisecond)
    const isQuiet = !vad.isDetected() && now - last > pauseMs && last > told
    if (isQuiet) told = last
    if (spans.length > 0 || isQuiet) report({ spans, quietUntil: isQuiet ? now : null })
  }
  await using file = await openWhenThere(path)
  const block = Buffer.alloc(blockSize)
  // Only whole windows are taken, so that what the decoder has begun to write is read again.
  const follow = async (): Promise<number> => {
    const wasComplete = isComplete
    const { bytesRead } = await file.read(block, 0, blockSize, read)
    const whole = bytesRead - (bytesRead % bytesPerWindow)
    if (whole === 0 && wasComplete) return bytesRead
    if (whole === 0) await setTimeout(pollMs)
    else pass(block.subarray(0, whole))
    return follow()
  }
  const rest = await follow()
  if (rest > 1) pass(block.subarray(0, rest))
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
