import type { Audio, GrowingAudio } from "#domain/media/audio.ts"
import { lengthOf, overlapOf } from "#domain/recognition/speech.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { meetingOfThree } from "#tests/support/speech/meetings.ts"
import { addRoomNoise, dice } from "#tests/support/speech/mix.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { bytesOf } from "#tests/support/speech/wav.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, type Layer, Stream } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

export const grown = (audio: Audio): GrowingAudio => ({ path: audio.path, whole: Effect.succeed(audio) })

/** What every VoiceDetector must do with a clean recording. */
export const voiceDetectorContract = (name: string, detector: Layer.Layer<VoiceDetector>): void => {
  const detect = (path: string, duration: number) =>
    VoiceDetector.use((voices) => Stream.runCollect(voices.detect(grown({ path, duration })))).pipe(
      Effect.provide(detector),
    )

  describe(`VoiceDetector: ${name}`, () => {
    it.live("finds every line of a conversation, in order, and little else", () =>
      Effect.gen(function*() {
        const { raw, duration, lines } = yield* Effect.promise(meetingOfThree)
        const spans = yield* detect(raw, duration)
        spans.forEach((span, index) => {
          assert.isAtLeast(span.begin, spans[index - 1]?.end ?? 0)
          assert.isAtMost(span.end, duration)
        })
        for (const line of lines) {
          const found = spans.reduce((sum, span) => sum + overlapOf(span, line), 0)
          assert.isAbove(found / (line.end - line.begin), 0.75, line.text)
        }
        const inside = spans.reduce(
          (sum, span) => sum + lines.reduce((part, line) => part + overlapOf(span, line), 0),
          0,
        )
        assert.isAbove(inside / lengthOf(spans), 0.85)
      }))

    it.live(
      "finds nobody in silence, in a quiet room, or in an empty recording",
      () =>
        inFolder((folder) =>
          Effect.gen(function*() {
            const room = new Int16Array(160_000)
            addRoomNoise(room, dice(1))
            for (const samples of [new Int16Array(160_000), room, new Int16Array(0)]) {
              const path = join(folder, "quiet.raw")
              yield* Effect.promise(() => writeFile(path, bytesOf(samples)))
              assert.deepStrictEqual(yield* detect(path, samples.length / 16), [])
            }
          })
        ),
    )
  })
}
