import * as Silero from "#adapters/engines/speech/silero/voice-detector.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { meetingOfThree } from "#tests/support/speech/meetings.ts"
import { dice } from "#tests/support/speech/mix.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { bytesOf } from "#tests/support/speech/wav.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Stream } from "effect"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { grown, voiceDetectorContract } from "./voice-detector.contract.ts"

voiceDetectorContract("silero, or loudness", Silero.layer)
const only = (detect: VoiceDetector["Service"]["detect"]) =>
  Layer.succeed(VoiceDetector, { detect, detectFaint: () => Effect.succeed([]) })
voiceDetectorContract("silero", only((audio) => Silero.bySilero(audio)))
voiceDetectorContract("loudness", only(Silero.byLoudness))

describe("silero", () => {
  it.live("hears no speech in loud noise", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const chance = dice(5)
        const noise = Int16Array.from({ length: 160_000 }, () => (chance() - 0.5) * 20_000)
        const path = join(folder, "noise.raw")
        yield* Effect.promise(() => writeFile(path, bytesOf(noise)))
        assert.deepStrictEqual(yield* Stream.runCollect(Silero.bySilero(grown({ path, duration: 10_000 }))), [])
      })
    ))

  it.live("tells the last speech of a recording that still grows once it is quiet, and nothing else then", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const { raw, duration, lines } = yield* Effect.promise(meetingOfThree)
        const end = (lines[0]?.end ?? 0) + 100
        const beginning = (yield* Effect.promise(() => readFile(raw))).subarray(0, 32 * end)
        const path = join(folder, "growing.raw")
        yield* Effect.promise(() => writeFile(path, Buffer.concat([beginning, Buffer.alloc(32 * 3000)])))
        const early = yield* Silero.bySilero({ path, whole: Effect.never }).pipe(Stream.take(1), Stream.runCollect)
        const whole = yield* Stream.runCollect(Silero.bySilero(grown({ path, duration })))
        assert.deepStrictEqual(early, whole.slice(0, 1))
      })
    ))
})
