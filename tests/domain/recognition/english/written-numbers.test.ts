import { withNumbers } from "#domain/recognition/english/written-numbers.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, boolean, constantFrom, integer, property } from "fast-check"
import { inWords } from "../../../support/speech/in-words.ts"

const written = (text: string): string => withNumbers(text.split(" ")).map(({ text }) => text).join(" ")
const some =
  "one two nineteen twenty thirty-one first third tenth hundred thousand million point and a oh to or percent "
  + "dollars cents euros per cent at in march of p m p.m. o'clock eighties zero people we the"

describe("numbers as they are written", () => {
  it("have the right value, whichever way they are said", () => {
    holds(
      property(integer({ min: 10, max: 999_999 }), boolean(), boolean(), (value, hasAnd, hasHyphen) => {
        const said = inWords(value, { hasAnd, hasHyphen })
        assert.strictEqual(written(`we have ${said} people`), `we have ${value.toLocaleString("en-US")} people`)
      }),
      { numRuns: 2000 },
    )
  })

  it("have the right value up to two thousand, one by one", () => {
    for (let value = 10; value <= 2000; value++) {
      const said = inWords(value, { hasAnd: value % 2 === 0, hasHyphen: value % 3 === 0 })
      assert.strictEqual(written(said), value.toLocaleString("en-US"), said)
    }
  })

  it("lose no word: each is written as it is or belongs to one number", () => {
    holds(
      property(array(constantFrom(...some.split(" ")), { maxLength: 12 }), (words) => {
        const pieces = withNumbers(words)
        assert.strictEqual(pieces.reduce((sum, { length }) => sum + length, 0), words.length)
        let at = 0
        for (const { text, length } of pieces) {
          assert.isAbove(length, 0)
          if (length > 1 || text !== words[at]) assert.match(text, /\d|^(?:[ap]m|million|billion|thousand)%?$/)
          at += length
        }
      }),
      { numRuns: 5000 },
    )
  })

  it.each(
    [
      ["twenty thousand dollars", "$20,000"],
      ["three point five percent", "3.5%"],
      ["five per cent", "5%"],
      ["two point five million euros", "€2.5 million"],
      ["five million people", "5 million people"],
      ["one million two hundred thousand", "1,200,000"],
      ["twenty dollars and fifty cents", "$20.50"],
      ["zero point oh five", "0.05"],
      ["three point one four", "3.14"],
      ["fifteen hundred people", "1,500 people"],
      ["between one hundred and two hundred", "between 100 and 200"],
      ["five to ten percent", "5 to 10%"],
      ["twenty to thirty dollars", "$20 to $30"],
      ["nineteen eighty four", "1984"],
      ["in twenty thirty", "in 2030"],
      ["twenty twenty six", "2026"],
      ["nineteen oh five", "1905"],
      ["in two thousand and ten", "in 2010"],
      ["the nineteen eighties", "the 1980s"],
      ["march ninth", "march 9th"],
      ["the second of may", "the 2nd of may"],
      ["the twenty first time", "the 21st time"],
      ["the thirteenth", "the 13th"],
      ["at three thirty", "at 3:30"],
      ["three oh five p m", "3:05 pm"],
      ["ten a.m.", "10 am"],
      ["five o'clock", "5 o'clock"],
    ] as const,
  )("%s", (said, expected) => {
    assert.strictEqual(written(said), expected)
  })

  it.each([
    "one of us has two ideas",
    "a hundred people",
    "a million reasons",
    "two or three hundred",
    "the second one",
    "a tenth of it",
    "hundreds of thousands",
    "the point is clear",
    "first of all",
    "i am here",
  ])("stay words: %s", (said) => {
    assert.strictEqual(written(said), said)
  })

  it("leave what may be a length of time", () => {
    assert.strictEqual(written("a twenty second break"), "a 20 second break")
    assert.strictEqual(written("twenty thirty people"), "20 30 people")
  })
})
