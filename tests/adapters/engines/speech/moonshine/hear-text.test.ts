import { hearText } from "#adapters/engines/speech/moonshine/hear-text.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

/** A word each half second for ten seconds, with a longer pause in the middle. */
const heard: ReadonlyArray<Word> = Array.from({ length: 18 }, (_, at) => {
  const begin = at * 500 + (at < 9 ? 0 : 1000)
  return { text: `word${at}`, begin, end: begin + 400, confidence: 0.9 }
})
const samples = Buffer.alloc(10_000 * 32)

/** Answers by how much sound it gets, in milliseconds. */
const hear = (write: (length: number) => string, others = heard) => {
  const asked: Array<number> = []
  const ask = (sound: Buffer) =>
    Effect.sync(() => {
      asked.push(sound.length / 32)
      return write(sound.length / 32)
    })
  return Effect.map(hearText(ask, samples, others, { begin: 0, end: 10_000 }), (parts) => ({ parts, asked }))
}

const fine = "this is all that was said in the ten seconds of this recording"

describe("what a model without times writes", () => {
  it.effect("is one part if it is about as much as was heard", () =>
    Effect.gen(function*() {
      const { parts, asked } = yield* hear(() => fine)
      assert.deepStrictEqual(asked, [10_000])
      assert.deepStrictEqual(parts, [{ begin: 0, end: 10_000, written: fine.split(" "), heard }])
    }))

  for (
    const [name, text] of [
      ["nothing", ""],
      ["only the beginning", "this is what"],
      ["the same for ever", "visits are up by ten ".repeat(9)],
    ] as const
  ) {
    it.effect(`is written again in halves if it is ${name}`, () =>
      Effect.gen(function*() {
        const { parts, asked } = yield* hear((length) => length === 10_000 ? text : "half of it was said here in five")
        assert.deepStrictEqual(asked, [10_000, 4950, 5050])
        assert.deepStrictEqual(parts.map(({ begin, end }) => [begin, end]), [[0, 4950], [4950, 10_000]])
        assert.deepStrictEqual(parts.flatMap((part) => part.heard), heard)
      }))
  }

  it.effect("is spelled as people write today", () =>
    Effect.gen(function*() {
      const { parts } = yield* hear(() =>
        "To-morrow, not to-day. Ok? And to-night we go to-and-fro in To-Morrow's town, ok."
      )
      assert.strictEqual(
        parts.flatMap(({ written }) => written).join(" "),
        "Tomorrow, not today. Okay? And tonight we go to-and-fro in Tomorrow's town, okay.",
      )
    }))

  it.effect("has no capital after a comma but for names and “I”", () =>
    Effect.gen(function*() {
      const { parts } = yield* hear(() =>
        "Great, Um, the showers, They'll wait, Okay, Owen, I'm in, Dr Bagnall. So, It's on."
      )
      assert.strictEqual(
        parts.flatMap(({ written }) => written).join(" "),
        "Great, um, the showers, they'll wait, okay, Owen, I'm in, Dr Bagnall. So, it's on.",
      )
    }))

  it.effect("has the names of days, holidays, peoples and places with a capital", () =>
    Effect.gen(function*() {
      const { parts } = yield* hear(() => "Not on thursday, at easter. Two germans from berlin may march on mondays.")
      assert.strictEqual(
        parts.flatMap(({ written }) => written).join(" "),
        "Not on Thursday, at Easter. Two Germans from Berlin may march on Mondays.",
      )
    }))

  it.effect("ends, whatever the model does", () =>
    Effect.gen(function*() {
      const { parts, asked } = yield* hear(() => "")
      assert.isBelow(asked.length, 16)
      assert.deepStrictEqual(parts.flatMap((part) => part.heard), heard)
    }))

  it.effect("is believed where the other heard next to nothing", () =>
    Effect.map(hear(() => "", heard.slice(0, 2)), ({ asked }) => assert.deepStrictEqual(asked, [10_000])))
})
