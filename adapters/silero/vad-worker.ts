import { answerParent } from "#adapters/child-process/answer-parent.ts"
import type { Span } from "#domain/transcript/speech.ts"
import { Schema } from "effect"
import { type FileHandle, open } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"
import { spanDivider } from "./long-spans.ts"
import { bytesPerWindow, openVad, samplesOf, samplesPerWindow, takeSpans } from "./vad.ts"

const Request = Schema.Struct({ path: Schema.String })
const bytesPerMillisecond = 32
const blockSize = 1 << 20
const pollMs = 20

/**
 * Runs the Silero voice activity model over a raw recording, block by block, while the file grows. Spans in milliseconds
 * are reported as they end; the parent says when the file is complete.
 */
answerParent(async (request, report, complete) => {
  const { path } = Schema.decodeUnknownSync(Request)(request)
  const vad = openVad(0.5)
  let isComplete = false
  void complete.then(() => isComplete = true)
  let read = 0
  const divider = spanDivider()
  const found = (): ReadonlyArray<Span> =>
    takeSpans(vad)
      .map(({ begin, end }) => ({ begin, end: Math.min(end, Math.floor(read / bytesPerMillisecond)) }))
      .flatMap(divider.divided)
  const pass = (bytes: Buffer): void => {
    const samples = samplesOf(bytes)
    for (let at = 0; at < samples.length; at += samplesPerWindow) {
      const part = samples.subarray(at, at + samplesPerWindow)
      divider.add(part)
      vad.acceptWaveform(part)
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
    const whole = bytes.length - (bytes.length % bytesPerWindow)
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
