import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { joined } from "#domain/recognition/coverage.ts"
import { Span } from "#domain/recognition/speech.ts"
import { Schema } from "effect"
import { open } from "node:fs/promises"
import { leveller } from "./leveller.ts"
import { bytesPerWindow, openVad, samplesOf, samplesPerWindow, takeSpans } from "./vad.ts"

const Request = Schema.Struct({ path: Schema.String, within: Schema.Array(Span) })

/** Milliseconds before a stretch, after which the leveller has forgotten what it began with; and after it, to see speech end. */
const lead = 2000
const trail = 500
const blockSize = 1024 * bytesPerWindow

/** Runs the Silero model, made more sensitive, over stretches of a raw recording, and reads nothing else of it. */
answerParent(async (request) => {
  const { path, within } = Schema.decodeUnknownSync(Request)(request)
  const vad = openVad(0.25)
  await using file = await open(path)
  const block = Buffer.alloc(blockSize)
  const stretches = joined(within.map(({ begin, end }) => ({ begin: Math.max(0, begin - lead), end: end + trail })))
  const found: Array<Span> = []
  const examine = async (stretch: Span): Promise<void> => {
    vad.reset()
    const level = leveller()
    const end = stretch.end * bytesPerMillisecond
    const listen = async (from: number): Promise<number> => {
      const { bytesRead } = await file.read(block, 0, Math.min(blockSize, end - from), from)
      if (bytesRead === 0) return from
      const samples = samplesOf(block.subarray(0, bytesRead))
      for (let at = 0; at < samples.length; at += samplesPerWindow) {
        vad.acceptWaveform(level(samples.subarray(at, at + samplesPerWindow)))
      }
      found.push(...spansOf(from + bytesRead))
      return listen(from + bytesRead)
    }
    const spansOf = (read: number): ReadonlyArray<Span> =>
      takeSpans(vad).map(({ begin, end }) => ({
        begin: stretch.begin + begin,
        end: Math.min(stretch.begin + end, Math.floor(read / bytesPerMillisecond)),
      }))
    const read = await listen(stretch.begin * bytesPerMillisecond)
    vad.flush()
    found.push(...spansOf(read))
  }
  await stretches.reduce((before, stretch) => before.then(() => examine(stretch)), Promise.resolve())
  return found
})
