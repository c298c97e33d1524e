import { cutSpeech } from "#domain/pipeline/steps/cut-speech.ts"
import { anEngine } from "#tests/support/engines/an-engine.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"

/** Sentences of 3.2 s with pauses of 800 ms. */
const spans = Array.from({ length: 15 }, (_, at) => ({ begin: 4000 * at, end: 4000 * at + 3200 }))

const chunksFor = (preferredChunk: number) => {
  const engine = anEngine("any", ["en"], Effect.die("not asked"))
  const one = { ...engine, capabilities: { ...engine.capabilities, preferredChunk, maxChunk: 28_000 } }
  return Stream.fromIterable(spans).pipe(cutSpeech(one, Effect.succeed(62_000)), Stream.runCollect)
}
const lengths = (chunks: ReadonlyArray<{ readonly begin: number; readonly end: number }>) =>
  chunks.map(({ begin, end }) => (end - begin) / 1000)

describe("chunks for an engine", () => {
  it.effect("of single utterances are short, with little around", () =>
    Effect.gen(function*() {
      const chunks = yield* chunksFor(12_000)
      assert.deepStrictEqual(chunks.map(({ speech }) => speech.length), [1, 3, 3, 3, 3, 2])
      assert.deepStrictEqual(lengths(chunks).at(-1), 7.8)
    }))

  it.effect("that likes context are longer, with more around, but the first is short", () =>
    Effect.gen(function*() {
      const chunks = yield* chunksFor(20_000)
      assert.deepStrictEqual(chunks.map(({ speech }) => speech.length), [1, 5, 5, 4])
      assert.deepStrictEqual(lengths(chunks), [3.6, 20, 20, 16.4])
    }))

  it.effect("that wants long chunks begin with one", () =>
    Effect.map(
      chunksFor(24_000),
      (chunks) => assert.deepStrictEqual(chunks.map(({ speech }) => speech.length), [6, 6, 3]),
    ))

  it.effect("of a recording that still grows end once it is quiet for a while, and no speech is in two of them", () =>
    Effect.gen(function*() {
      const engine = anEngine("any", ["en"], Effect.die("not asked"))
      const found = [spans[0], { quietUntil: 9000 }, { quietUntil: 9300 }, { quietUntil: 30_000 }, spans[8], {
        quietUntil: 36_000,
      }]
      const chunks = yield* Stream.fromIterable(found.flatMap((one) => one ?? [])).pipe(
        cutSpeech(engine, Effect.succeed(40_000)),
        Stream.runCollect,
      )
      assert.deepStrictEqual(chunks.map(({ speech }) => speech), [spans.slice(0, 1), spans.slice(8, 9)])
      const early = yield* Stream.fromIterable(found.slice(0, 3).flatMap((one) => one ?? [])).pipe(
        cutSpeech(engine, Effect.never),
        Stream.take(1),
        Stream.runCollect,
      )
      assert.isAtMost(early[0]?.end ?? Infinity, 3500)
    }))
})
