import { listenAgain } from "#adapters/engines/speech/moonshine/listen-again.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { isUnclear } from "#domain/recognition/unclear-stretches.ts"
import { doubtsIn } from "#domain/transcript/doubts.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const samples = Buffer.alloc(4000 * 32)

/** A word every half second; those in capitals the other recogniser has as well. */
const wordsOf = (text: string): ReadonlyArray<Word> =>
  text.split(" ").map((word, at) => ({
    text: word.toLowerCase(),
    begin: 500 * at,
    end: 500 * at + 300,
    confidence: word === word.toUpperCase() ? 0.9 : 0.3,
  }))

/** What comes of words, and how long the sound of each further hearing was, in milliseconds. */
const listen = (text: string, ...texts: ReadonlyArray<string>) => {
  const lengths: Array<number> = []
  const write = (sound: Buffer) => Effect.sync(() => texts[lengths.push(Math.round(sound.length / 32)) - 1] ?? "")
  return Effect.map(listenAgain(write, samples, wordsOf(text)), (words) => ({ words, lengths }))
}

const doubted = (words: ReadonlyArray<Word>): string => {
  const text = words.map((word) => word.text).join(" ")
  const offsets = doubtsIn(text, words)
  return offsets.flatMap((from, at) => at % 2 === 0 ? [text.slice(from, offsets[at + 1])] : []).join(", ")
}

describe("speech heard again", () => {
  it.effect("is not, where both recognisers have every word", () =>
    Effect.gen(function*() {
      const { words, lengths } = yield* listen("WE MEET AT NOON")
      assert.deepStrictEqual(words, wordsOf("WE MEET AT NOON"))
      assert.isEmpty(lengths)
    }))

  it.effect("has doubts only about words that do not come again", () =>
    Effect.gen(function*() {
      const { words, lengths } = yield* listen("WE MEET at the LOCK by NOON", "We meet at the clock by noon")
      assert.strictEqual(doubted(words), "")
      assert.deepStrictEqual(lengths, [3636])
      const other = yield* listen("WE MEET at the lock BY NOON TODAY", "We meet at the clock by noon today")
      assert.strictEqual(doubted(other.words), "lock")
    }))

  it.effect("is heard a third time where it may be another language, and is marked if it is", () =>
    Effect.gen(function*() {
      const { words, lengths } = yield* listen("the verb fell in", "de firm own felt", "they were born feeling")
      assert.deepStrictEqual(lengths, [3636, 4444])
      assert.isTrue(words.every(isUnclear))
      assert.strictEqual(doubted(words), "the verb fell in")
    }))

  it.effect("is English where the third time confirms it", () =>
    Effect.gen(function*() {
      const { words } = yield* listen("the verb fell in", "the verb felt him", "the verb fell in")
      assert.isFalse(words.some(isUnclear))
      assert.strictEqual(doubted(words), "fell in")
    }))
})
