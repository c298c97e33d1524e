import { combine } from "#adapters/engines/speech/pocketsphinx/combine.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

/** Words of half a second each, with one confidence for all. */
const heard = (text: string, confidence = 0.5) =>
  text.split(" ").filter((word) => word !== "").map((word, at) => ({
    text: word,
    begin: at * 500,
    end: at * 500 + 450,
    confidence,
  }))

const textOf = (words: ReadonlyArray<{ readonly text: string }>): string => words.map(({ text }) => text).join(" ")

describe("several attempts at the same sound", () => {
  it("give what most of them heard", () =>
    assert.strictEqual(
      textOf(combine([heard("we meat on monday"), heard("we meet on monday"), heard("we meet on sunday")])),
      "we meet on monday",
    ))

  it("give what one was far surer of", () =>
    assert.strictEqual(
      textOf(combine([heard("the jail", 0.1), heard("the july", 0.95), heard("the jail", 0.1)])),
      "the july",
    ))

  it("keep the order of words, though each attempt places them a little differently", () => {
    const [one, two] = [heard("rather cold hearted and selfish", 0.8), heard("rather cold hearted and selfish", 0.7)]
    const late = two.with(1, { text: "cold", begin: 1300, end: 1400, confidence: 1 })
    assert.strictEqual(textOf(combine([one, late, one])), "rather cold hearted and selfish")
  })

  it("are as sure of a word as they are on average, those that did not hear it included", () =>
    assert.deepStrictEqual(
      combine([heard("we meet", 0.8), heard("we meet", 0.6), heard("we eat", 0.7)]).map(({ confidence }) =>
        Math.round(100 * (confidence ?? 0))
      ),
      [70, 47],
    ))

  it("leave out what only one of three heard", () =>
    assert.strictEqual(textOf(combine([heard("yes uh please"), heard("yes"), heard("yes")])), "yes"))

  it("change nothing if they agree, or if there is only one", () => {
    const word = fc.constantFrom("we", "meet", "on", "monday", "again")
    fc.assert(fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const once = heard(words.join(" "))
      assert.deepStrictEqual(combine([once]), once)
      assert.deepStrictEqual(combine([once, once, once]), once)
    }))
  })

  it("stay in order, each word from one of them", () => {
    const words = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 }).map((list) => heard(list.join(" ")))
    fc.assert(fc.property(words, words, words, (one, two, three) => {
      const result = combine([one, two, three])
      const all = [...one, ...two, ...three]
      result.forEach((word, at) => {
        assert.isAtLeast(word.begin, result[at - 1]?.begin ?? 0)
        assert.isTrue(all.some(({ text }) => text === word.text))
      })
    }))
  })
})
