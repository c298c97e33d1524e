import { foreignIn, mayBeForeign } from "#adapters/engines/speech/moonshine/foreign-stretches.ts"
import { hearingsOf, type ResponseWord } from "#adapters/engines/speech/moonshine/hearings.ts"
import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"
import recorded from "./heard-again.json" with { type: "json" }

const Recorded = Schema.Struct({
  heard: Schema.Array(Schema.Struct({
    recording: Schema.String,
    language: Schema.String,
    words: Schema.Array(Schema.Tuple([Schema.String, Schema.Finite, Schema.Finite, Schema.Finite])),
    faster: Schema.String,
    slower: Schema.String,
  })),
})

const { heard } = Schema.decodeUnknownSync(Recorded)(recorded)

type Heard = (typeof heard)[number]

const found = ({ words, faster, slower }: Heard): ReadonlyArray<string> => {
  const timed = words.map(([text, begin, end, confidence]) => ({ text, begin, end, confidence }))
  if (!mayBeForeign(hearingsOf(timed, [faster]))) return []
  return [...foreignIn(hearingsOf(timed, [faster, slower]))].map(({ text }) => text)
}

const recordings = (test: (language: string) => boolean): ReadonlyArray<string> => [
  ...new Set(heard.filter(({ language }) => test(language)).map(({ recording }) => recording)),
]
const foreign = new Set(heard.filter((one) => found(one).length > 0).map(({ recording }) => recording))

/** A word every half second. `again` says of each in how many of two more hearings it comes again; 3: both recognisers have it. */
const words = (again: string): ReadonlyArray<ResponseWord> =>
  Array.from(again, (digit, at) => ({
    word: { text: `word${at}`, begin: 500 * at, end: 500 * at + 200, confidence: 0.3 },
    isAgreed: digit === "3",
    again: Math.min(2, Number(digit)),
  }))

const marked = (again: string): string => {
  const all = words(again)
  const unclear = foreignIn(all)
  return all.map(({ word }) => unclear.has(word) ? "x" : ".").join("")
}

describe("what does not sound like English", () => {
  it("is found in recordings of eight languages, in all but two of seventeen", () => {
    const all = recordings((language) => language !== "en")
    assert.deepStrictEqual(all.filter((one) => !foreign.has(one)), ["astfr-options", "astit-ss-noservice"])
  })

  it("is none of ten recordings in English: meetings from afar, telephone, noise", () => {
    assert.deepStrictEqual(recordings((language) => language === "en").filter((one) => foreign.has(one)), [])
  })

  it("is found sentence by sentence in a recording of two languages, if most of it was made up", () => {
    const sentences = heard.filter(({ recording }) => recording === "az-enzh")
    assert.deepStrictEqual(sentences.map((one) => found(one).length > 0), [false, true, false, true, false, false])
  })

  it("is all that was heard at once if hardly a word comes again", () => assert.strictEqual(marked("00100"), "xxxxx"))

  it("is nothing if the words come again, though the other recogniser heard others", () => {
    assert.strictEqual(marked("2222222222"), "..........")
  })

  it("is only a stretch of at least three seconds where the rest is English", () => {
    assert.strictEqual(marked("33333333333333000000033333333333333"), "..............xxxxxxx..............")
    assert.strictEqual(marked("3333333333333300033333333333333"), "...............................")
  })

  it("is nothing where both recognisers have more than a quarter of the words", () => {
    assert.strictEqual(marked("330033003300"), "............")
  })
})
