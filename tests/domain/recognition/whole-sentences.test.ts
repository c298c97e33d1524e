import type { Utterance } from "#domain/recognition/utterances.ts"
import { wholeSentences } from "#domain/recognition/whole-sentences.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, integer, property, tuple } from "fast-check"

/** Words of 400 ms each, beginning at a time. */
const said = (speaker: number | null, text: string, from: number): Utterance => ({
  speaker,
  words: text.split(" ").map((word, at) => ({
    text: word,
    begin: from + 400 * at,
    end: from + 400 * at + 300,
    confidence: 0.9,
    chunk: 0,
  })),
})
const textsOf = (utterances: ReadonlyArray<Utterance>) =>
  utterances.map(({ speaker, words }) => `${speaker} ${words.map(({ text }) => text).join(" ")}`)

describe("sentences beside a change of voice", () => {
  it.each(
    [
      ["are given the words that begin them", "We need two engineers. How", "long will it take?", [
        "0 We need two engineers.",
        "1 How long will it take?",
      ]],
      ["are given the words that end them", "We need two", "engineers. How long will it take?", [
        "0 We need two engineers.",
        "1 How long will it take?",
      ]],
      ["stay if they are interrupted", "We need two engineers. But", "No way.", [
        "0 We need two engineers. But",
        "1 No way.",
      ]],
      ["stay if more than two words would move", "Well. How long will it", "take to find good people?", [
        "0 Well. How long will it",
        "1 take to find good people?",
      ]],
      ["stay if nothing would be left", "How", "long?", ["0 How", "1 long?"]],
      ["know that “Mr.” ends none", "I met Mr.", "bagnall today.", ["0 I met Mr.", "1 bagnall today."]],
    ] as const,
  )("%s", (_, one, other, expected) => {
    const before = said(0, one, 0)
    const after = said(1, other, 400 * before.words.length)
    assert.deepStrictEqual(textsOf(wholeSentences([before, after])), [...expected])
  })

  it("do not make a line begin before a pause", () => {
    const [, next] = wholeSentences([said(0, "Two engineers. How", 0), said(1, "long will it take?", 2000)])
    assert.deepStrictEqual(next?.words.slice(0, 2).map(({ text, begin }) => [text, begin]), [["How", 2000], [
      "long",
      2000,
    ]])
    const [first] = wholeSentences([said(0, "We need two", 0), said(1, "engineers. How long?", 2000)])
    assert.deepStrictEqual([first?.words.at(-1)?.text, first?.words.at(-1)?.end], ["engineers.", 1100])
  })

  it("keep every word, in order, whatever the speakers", () => {
    const one = tuple(
      constantFrom(0, 1, null),
      array(constantFrom("We", "agree.", "how", "Long?", "it", "Mr."), { minLength: 1, maxLength: 6 }),
      integer({ min: 0, max: 3000 }),
    )
    holds(property(array(one, { maxLength: 8 }), (parts) => {
      let at = 0
      const given = parts.map(([speaker, texts, pause]) => {
        const utterance = said(speaker, texts.join(" "), at + pause)
        at = utterance.words.at(-1)?.end ?? at
        return utterance
      })
      const whole = wholeSentences(given)
      const words = whole.flatMap(({ words }) => words)
      assert.deepStrictEqual(words.map(({ text }) => text), given.flatMap(({ words }) => words).map(({ text }) => text))
      assert.deepStrictEqual(whole.map(({ speaker }) => speaker), given.map(({ speaker }) => speaker))
      words.forEach(({ begin }, nth) => assert.isAtLeast(begin, words[nth - 1]?.end ?? 0))
      for (const { words } of whole) assert.isNotEmpty(words)
    }))
  })
})
