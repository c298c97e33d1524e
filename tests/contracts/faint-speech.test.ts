import * as Silero from "#adapters/engines/speech/silero/voice-detector.ts"
import * as Ffmpeg from "#adapters/media/ffmpeg/media-tool.ts"
import { lookAgain } from "#domain/pipeline/steps/look-again.ts"
import { defaultChunkRules } from "#domain/recognition/chunks.ts"
import { possibleSpeech } from "#domain/recognition/possible-speech.ts"
import { overlapOf, type Span } from "#domain/recognition/speech.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { energyCoverage } from "#tests/bench/energy-coverage.ts"
import { cutChunks } from "#tests/support/pipeline/cut-chunks.ts"
import { command } from "#tests/support/speech/command.ts"
import { say, type Voice } from "#tests/support/speech/conversation.ts"
import { addRoomNoise, dice } from "#tests/support/speech/mix.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { bytesOf, wavOf } from "#tests/support/speech/wav.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

const lines: ReadonlyArray<readonly [voice: Voice, decibels: number, text: string]> = [
  ["slt", 0, "Good morning everyone and welcome to the weekly planning meeting."],
  ["rms", -35, "I would like to start with the budget for the next quarter of the year."],
  ["slt", 0, "Thank you, please go ahead with the numbers."],
  ["rms", -35, "We have spent about half of what we planned, and the rest is reserved for travel."],
]

/** Two people, one of them 35 dB quieter, in a room that is quieter still. */
const talk = async () => {
  const spoken: Array<Span> = []
  const parts = [new Int16Array(16_000)]
  const voices = await Promise.all(lines.map(([voice, , text]) => say({ voice, text })))
  for (const [nth, samples] of voices.entries()) {
    const gain = 10 ** ((lines[nth]?.[1] ?? 0) / 20)
    const begin = parts.reduce((sum, part) => sum + part.length, 0) / 16
    spoken.push({ begin, end: begin + samples.length / 16 })
    parts.push(samples.map((sample) => sample * gain), new Int16Array(12_000))
  }
  const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0))
  parts.reduce((at, part) => {
    samples.set(part, at)
    return at + part.length
  }, 0)
  const noise = new Int16Array(samples.length)
  addRoomNoise(noise, dice(4))
  return { samples: samples.map((sample, at) => sample + (noise[at] ?? 0) / 20), spoken }
}

const layer = Layer.merge(Silero.layer, Ffmpeg.layer({ maxDuration: 3600 }))

/** What the engine hears, and what the receipt lists besides. */
const found = (path: string, duration: number) =>
  Effect.gen(function*() {
    const detector = yield* VoiceDetector
    const audio = { path, duration }
    const spans = yield* Stream.runCollect(detector.detect({ path, whole: Effect.succeed(audio) }))
    const heard = cutChunks(spans, duration, defaultChunkRules).map(({ begin, end }): Span => ({ begin, end }))
    const { levels, faint } = yield* lookAgain({ audio, offsets: [0], sound: [] }, heard)
    return [...heard, ...possibleSpeech(levels, faint, heard)]
  }).pipe(Effect.provide(layer))

describe("faint speech", () => {
  it.live(
    "of someone 35 dB quieter than the other is heard, or listed",
    () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { samples, spoken } = yield* Effect.promise(talk)
          const path = join(folder, "talk.raw")
          yield* Effect.promise(() => writeFile(path, bytesOf(samples)))
          const known = yield* found(path, samples.length / 16)
          for (const [nth, line] of spoken.entries()) {
            const covered = known.reduce((sum, span) => sum + overlapOf(span, line), 0)
            assert.isAbove(covered / (line.end - line.begin), 0.95, lines[nth]?.[2])
          }
        })
      ),
  )

  it.live(
    "far from the microphone, in an echoing room, is heard or listed: 99.5 % of all that is loud",
    () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { samples } = yield* Effect.promise(talk)
          const [near, far, raw] = ["near.wav", "far.wav", "far.raw"].map((name) => join(folder, name))
          if (near === undefined || far === undefined || raw === undefined) return
          const room = "volume=-14dB,lowpass=f=3000,aecho=0.7:0.8:37|71|113|180|270:0.6|0.5|0.45|0.35|0.25"
          yield* Effect.promise(async () => {
            await writeFile(near, wavOf(samples))
            await command("ffmpeg", ["-v", "error", "-i", near, "-af", room, far])
            await command("ffmpeg", ["-v", "error", "-i", far, "-f", "s16le", raw])
          })
          const known = yield* found(raw, samples.length / 16)
          assert.isAtLeast(yield* Effect.promise(() => energyCoverage(far, folder, known)), 99.5)
        })
      ),
  )

  it.live(
    "is looked for in the stretches that are named, and placed where it is",
    () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const { samples, spoken } = yield* Effect.promise(talk)
          const path = join(folder, "talk.raw")
          const silence = new Int16Array(16_000 * 30)
          yield* Effect.promise(() =>
            writeFile(path, Buffer.concat([samples, silence, samples, silence, samples].map(bytesOf)))
          )
          const apart = (samples.length + silence.length) / 16
          const detector = yield* VoiceDetector
          const duration = 2 * apart + samples.length / 16
          const wanted = [1, 3].map((nth) => spoken[nth] ?? { begin: 0, end: 0 }).map((line, nth) => ({
            begin: Math.floor(line.begin + 2 * nth * apart),
            end: Math.ceil(line.end + 2 * nth * apart),
          }))
          const faint = yield* detector.detectFaint({ path, duration }, wanted)
          for (const line of wanted) {
            const covered = faint.reduce((sum, span) => sum + overlapOf(span, line), 0)
            assert.isAbove(covered / (line.end - line.begin), 0.9)
          }
          const elsewhere = { begin: apart, end: apart + samples.length / 16 }
          assert.strictEqual(faint.reduce((sum, span) => sum + overlapOf(span, elsewhere), 0), 0)
        }).pipe(Effect.provide(layer))
      ),
  )
})
