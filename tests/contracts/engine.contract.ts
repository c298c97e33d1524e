import type { Audio, AudioChunk } from "#domain/transcript/audio.ts"
import type { Engine, RecognitionOptions } from "#domain/transcript/transcriber.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, type Scope } from "effect"
import { writeFile } from "node:fs/promises"
import { inFolder } from "../support/speech/temporary-folder.ts"

export interface EngineUnderTest {
  readonly engine: Engine
  /** A recording of at least six seconds with speech the engine can recognise. */
  readonly audio: Audio
}

const asked: RecognitionOptions = { language: "en", hotwords: [], account: "a", priority: false }

const text = (words: ReadonlyArray<{ readonly text: string }>): string => words.map((word) => word.text).join(" ")

/** What every engine must do, whoever implements it. `time` is the milliseconds one test may take. */
export const engineContract = <E>(
  name: string,
  start: Effect.Effect<EngineUnderTest, E, Scope.Scope>,
  time = 20_000,
): void => {
  describe(`Engine: ${name}`, () => {
    it.live("states sensible capabilities", () =>
      Effect.gen(function*() {
        const { engine } = yield* start
        const { bestChunk, longestChunk, parallel } = engine.capabilities
        assert.notStrictEqual(engine.name, "")
        assert.isAtLeast(parallel, 1)
        assert.isAtLeast(bestChunk, 1000)
        assert.isAtLeast(longestChunk, bestChunk)
      }), time)

    it.live(
      "gives words in order, inside the chunk, counted from the start of the recording",
      () =>
        Effect.gen(function*() {
          const { engine, audio } = yield* start
          const chunk = { audio, begin: audio.duration / 3, end: audio.duration }
          const { words, sentences = [], turns = [] } = yield* engine.recognise(chunk, asked)
          assert.isAbove(words.length, 0)
          for (const span of [...words, ...sentences, ...turns]) {
            assert.isAtLeast(span.begin, chunk.begin - 1)
            assert.isAtMost(span.end, chunk.end + 1)
            assert.isAtLeast(span.end, span.begin)
          }
          assert.deepStrictEqual(words, words.toSorted((a, b) => a.begin - b.begin))
          for (const word of words) {
            assert.notStrictEqual(word.text.trim(), "")
            if (word.confidence !== null) assert.isTrue(word.confidence >= 0 && word.confidence <= 1)
          }
        }),
      time,
    )

    it.live("hears the same again", () =>
      Effect.gen(function*() {
        const { engine, audio } = yield* start
        const chunk = { audio, begin: 0, end: audio.duration }
        const first = yield* engine.recognise(chunk, asked)
        const second = yield* engine.recognise(chunk, asked)
        assert.strictEqual(text(second.words), text(first.words))
      }), time)

    it.live("hears nothing in silence", () =>
      inFolder(Effect.fnUntraced(function*(folder) {
        const { engine } = yield* start
        const audio = { path: `${folder}/silence.raw`, duration: 3000 }
        yield* Effect.promise(() => writeFile(audio.path, Buffer.alloc(3000 * 32)))
        assert.deepStrictEqual((yield* engine.recognise({ audio, begin: 0, end: 3000 }, asked)).words, [])
      })), time)

    it.live("works on as many chunks at once as it says, each for itself", () =>
      Effect.gen(function*() {
        const { engine, audio } = yield* start
        const half = audio.duration / 2
        const chunks: ReadonlyArray<AudioChunk> = [{ audio, begin: 0, end: half }, {
          audio,
          begin: half,
          end: half * 2,
        }]
        const alone = yield* Effect.forEach(chunks, (chunk) => engine.recognise(chunk, asked))
        const together = yield* Effect.forEach(chunks, (chunk) => engine.recognise(chunk, asked), { concurrency: 2 })
        assert.deepStrictEqual(together.map(({ words }) => text(words)), alone.map(({ words }) => text(words)))
      }), time)

    it.live("can be interrupted, and works on", () =>
      Effect.gen(function*() {
        const { engine, audio } = yield* start
        const chunk = { audio, begin: 0, end: audio.duration }
        const work = yield* Effect.forkChild(engine.recognise(chunk, asked))
        yield* Effect.sleep(20)
        yield* Fiber.interrupt(work)
        assert.isAbove((yield* engine.recognise(chunk, asked)).words.length, 0)
      }), time)
  })
}
