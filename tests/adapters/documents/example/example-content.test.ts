import * as Example from "#adapters/documents/example/example-content.ts"
import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import * as Ffmpeg from "#adapters/media/ffmpeg/media-tool.ts"
import { ExampleContent } from "#domain/intake/example-content.port.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { type Peaks, slots, unpacked } from "#domain/media/waveform.ts"
import { turns } from "#tests/support/example/script.ts"
import { asFile } from "#tests/support/speech/as-file.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

const example = Effect.flatMap(ExampleContent, ({ read }) => read).pipe(Effect.provide(Example.layer))

/** The peak level between two times, 0 to 100. */
const loudest = (peaks: Peaks, duration: number, begin: number, end: number): number => {
  const slotOf = (time: number) => (time * slots) / duration
  return Math.max(...peaks.slice(Math.ceil(slotOf(begin)), Math.floor(slotOf(end))))
}

describe("the example", () => {
  it.effect("is small", () =>
    Effect.map(example, ({ sound }) => {
      assert.isBelow(sound.bytes.length, 250_000)
      assert.isAtLeast(sound.duration, 30_000)
      assert.isAtMost(sound.duration, 60_000)
    }))

  it.effect("has the words of the script, each with its time, in order", () =>
    Effect.map(example, ({ sound, transcript: { segments, speakers } }) => {
      const names = new Map(speakers.map(({ id, name }) => [id, name]))
      assert.deepStrictEqual(
        segments.map(({ speakerId, text }) => [names.get(speakerId ?? ""), text]),
        turns.flatMap(({ speaker, sentences }) => sentences.map((text) => [speaker, text])),
      )
      let now = 0
      for (const { begin, end, text, words } of segments) {
        assert.deepStrictEqual(words.map((word) => word.text), text.match(/[\p{L}'-]+/gu))
        assert.deepStrictEqual([words[0]?.begin, words.at(-1)?.end], [begin, end])
        for (const word of words) {
          assert.isAtLeast(word.begin, now)
          assert.isAbove(word.end, word.begin)
          now = word.end
        }
      }
      assert.isBelow(now, sound.duration)
    }))

  it.live("plays in browsers as it is, with sound where there are words and silence between lines", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        const { sound, transcript: { segments } } = yield* example
        const media = yield* MediaTool
        const file = join(folder, sound.fileName)
        yield* Effect.promise(() => writeFile(file, sound.bytes))
        const playable = yield* media.makePlayable([asFile(file)], join(folder, "playback"), sound.duration / 1000)
        assert.deepInclude(playable, { kind: "audio", mediaType: sound.mediaType, extension: null })
        const { audio } = yield* media.normalise([asFile(file)], join(folder, "raw"), () => Effect.void)
        assert.approximately(audio.duration, sound.duration, 5)
        const peaks = yield* media.peaks(audio)
        const kept = unpacked(sound.waveform)
        assert.strictEqual(kept?.duration, sound.duration)
        assert.isBelow(Math.max(...peaks.map((peak, slot) => Math.abs(peak - (kept?.peaks[slot] ?? 100)))), 5)
        segments.forEach(({ begin, end, words }, index) => {
          assert.isAbove(loudest(peaks, audio.duration, begin, end), 30)
          for (const word of words) assert.isAbove(loudest(peaks, audio.duration, word.begin - 20, word.end + 20), 5)
          const next = segments[index + 1]?.begin ?? audio.duration
          assert.isBelow(loudest(peaks, audio.duration, end + 120, next - 60), 3)
        })
      })
    ).pipe(Effect.provide(Ffmpeg.layer({ maxDuration: 3600 }))))

  it.effect("has the summary that the built-in analyst writes of it", () =>
    Effect.gen(function*() {
      const { title, language, transcript, draft, analyst } = yield* example
      assert.strictEqual(analyst, "embedded")
      const written = yield* Effect.promise(() =>
        writeDraft({ title, transcript, language, style: null, scenario: null, section: null }, () => undefined)
      )
      assert.deepStrictEqual(draft, written)
      const kinds = new Set(draft.sections.map(({ kind }) => kind))
      for (const kind of ["overview", "decisions", "actions", "questions"] as const) assert.isTrue(kinds.has(kind))
    }))
})
