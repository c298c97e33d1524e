import { punctuate } from "#domain/recognition/punctuate.ts"
import { assert, describe, it } from "@effect/vitest"
import { spoken } from "../../support/speech/spoken.ts"

const nobody = new Map<string, string>()

describe("sentences of an engine without punctuation", () => {
  it("keep every word, with its time, as it is written", () => {
    const [only] = punctuate(spoken("see you on friday"), [{ begin: 0, end: 2000 }], [], nobody)
    assert.deepStrictEqual(only?.words.map(({ text }) => text), ["See", "you", "on", "Friday."])
    assert.deepStrictEqual(only?.words.map(({ begin }) => begin), [0, 500, 1000, 1500])
    assert.isTrue(only?.words.every(({ spoken }) => spoken === undefined))
    assert.isNull(only?.speaker)
  })

  it("keep the words that were said for a number, their time, and the greatest doubt", () => {
    const words = spoken("it costs twenty thousand dollars").map((word, at) =>
      Object.assign(word, { confidence: 1 - at / 10 })
    )
    const [only] = punctuate(words, [{ begin: 0, end: 2500 }], [], nobody)
    assert.strictEqual(only?.text, "It costs $20,000.")
    assert.deepStrictEqual(only?.words.at(-1), {
      begin: 1000,
      end: 2500,
      text: "$20,000.",
      confidence: 0.6,
      spoken: "twenty thousand dollars",
    })
  })

  it("do not exist without words", () => assert.deepStrictEqual(punctuate([], [], [], nobody), []))
})
