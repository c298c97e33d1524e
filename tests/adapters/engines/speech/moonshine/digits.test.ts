import { withDigits } from "#adapters/engines/speech/moonshine/digits.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, property } from "fast-check"

/** A word every half second, the later the surer. */
const said = (texts: ReadonlyArray<string>) =>
  texts.map((text, at) => ({ text, begin: at * 500, end: at * 500 + 400, confidence: at / 100 }))

const written = (text: string): string => withDigits(said(text.split(" "))).map((word) => word.text).join(" ")

describe("numbers in text with marks", () => {
  it.each(
    [
      ["They paid eighteen thousand pounds, and we had thirty-seven.", "They paid 18,000 pounds, and we had 37."],
      ["It is one point two percent. The target was one percent.", "It is 1.2%. The target was 1%."],
      ["In nineteen eighty-nine, ten of us came.", "In 1989, 10 of us came."],
      ["Is it twenty dollars? Twenty, thirty, forty!", "Is it $20? 20, 30, 40!"],
      ["Two or three hundred of us, on March ninth.", "Two or three hundred of us, on March 9th."],
      ["Until three thirty p.m. on Monday.", "Until 3:30 pm on Monday."],
      ["Until three p.m. Then we go home at ten a.m.", "Until 3 pm. Then we go home at 10 am."],
      ["One of us said “twenty five” to them.", "One of us said “twenty five” to them."],
      ["We sold $5 million and 230 of them in April.", "We sold $5 million and 230 of them in April."],
      ["Well, I. E. said so... Mr. Twenty?", "Well, I. E. said so... Mr. 20?"],
    ] as const,
  )("are in digits where they usually are: %s", (text, expected) => {
    assert.strictEqual(written(text), expected)
  })

  it("have the time of all their words, the doubt of the most doubtful, and what was said", () => {
    assert.deepStrictEqual(withDigits(said(["For", "twenty", "thousand", "dollars."])), [
      { text: "For", begin: 0, end: 400, confidence: 0 },
      { text: "$20,000.", begin: 500, end: 1900, confidence: 0.01, spoken: "twenty thousand dollars" },
    ])
  })

  it("lose nothing that was said, and no mark", () => {
    const some = "twenty five, hundred. thousand dollars? p.m. Then at three oh “nine” … and ok—fine 7% it".split(" ")
    holds(
      property(array(constantFrom(...some), { maxLength: 12 }), (texts) => {
        const words = withDigits(said(texts))
        assert.strictEqual(bare(words.map((word) => word.spoken ?? word.text)), bare(texts))
        assert.strictEqual(marksOf(words.map(({ text }) => text)), marksOf(texts))
      }),
      { numRuns: 2000 },
    )
  })
})

const bare = (texts: ReadonlyArray<string>): string => texts.join(" ").toLowerCase().replaceAll(/[^\p{L}\p{N}%]/gu, "")

/** Those of numbers and of "p.m." left out. */
const marksOf = (texts: ReadonlyArray<string>): string => texts.join(" ").replaceAll(/(?<=\d),(?=\d)|[^,?“”…—]/g, "")
