import { lengthOf, type Span } from "#domain/recognition/speech.ts"
import type { Engine } from "#domain/recognition/transcriber.port.ts"
import { shortTalk } from "#tests/support/speech/meetings.ts"
import { recognised, textOf } from "#tests/support/speech/recognised.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { wordErrors } from "#tests/support/speech/wer.ts"
import { afterAll, assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Scope } from "effect"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

export const talk = Effect.map(Effect.promise(shortTalk), ({ raw, duration, lines }) => ({
  audio: { path: raw, duration },
  speech: lines.map(({ begin, end }): Span => ({ begin, end })),
  text: lines.map((line) => line.text).join(" "),
}))

export const asked = { language: "en", hotwords: [], account: "ada", recording: "one", priority: false }

/** What every engine for English must do. All of it is asked of one, which has its model in memory. */
export const engineContract = (name: string, given: Effect.Effect<Engine, unknown, Scope.Scope>): void => {
  describe(`Engine: ${name}`, () => {
    const scope = Scope.makeUnsafe()
    const engine = Effect.runSync(Effect.cached(Scope.provide(given, scope)))
    afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

    it.live("hears clear speech with few errors, each word in its place", () =>
      Effect.gen(function*() {
        const { audio, speech, text } = yield* talk
        const words = yield* recognised(yield* engine, audio, speech)
        const { percent } = wordErrors(text, textOf(words))
        assert.isAtMost(percent, 15)
        words.forEach((word, index) => {
          assert.isAtLeast(word.begin, words[index - 1]?.begin ?? 0)
          assert.isAtLeast(word.end, word.begin)
          assert.isTrue(speech.some(({ begin, end }) => word.begin >= begin - 200 && word.end <= end + 200), word.text)
        })
      }))

    it.live("hears nothing in silence, nor in a chunk of no length", () =>
      inFolder((folder) =>
        Effect.gen(function*() {
          const path = join(folder, "silence.raw")
          yield* Effect.promise(() => writeFile(path, Buffer.alloc(96_000)))
          const { recognise } = yield* engine
          const audio = { path, duration: 3000 }
          for (const end of [3000, 0]) {
            assert.deepStrictEqual((yield* recognise({ audio, begin: 0, end }, asked)).words, [])
          }
        })
      ))

    it.live("gives the same words in whatever order it is asked", () =>
      Effect.gen(function*() {
        const { audio, speech } = yield* talk
        const { recognise } = yield* engine
        const some = speech.toSorted((a, b) => lengthOf([a]) - lengthOf([b])).slice(0, 3)
        const ask = (span: Span) => recognise({ audio, ...span }, asked)
        const forwards = yield* Effect.forEach(some, ask, { concurrency: "unbounded" })
        const backwards = yield* Effect.forEach(some.toReversed(), ask)
        assert.deepStrictEqual(backwards.toReversed(), forwards)
      }))
  })
}
