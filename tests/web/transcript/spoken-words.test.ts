import { spokenWords, wordAt, wordAtOffset } from "#web/features/transcript/list/spoken-words.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const line = { text: "Well, we ship on Friday.", begin: 1000, end: 5000 }
const timed = [
  { text: "well", begin: 1000, end: 1300 },
  { text: "we", begin: 2000, end: 2100 },
  { text: "ship", begin: 2100, end: 2600 },
  { text: "on", begin: 2700, end: 2800 },
  { text: "friday", begin: 4000, end: 4900 },
]

describe("the words of a line", () => {
  it("have the times of the recogniser, regardless of case and punctuation", () => {
    const words = spokenWords(line, timed, "en")
    assert.deepStrictEqual(
      words.map(({ from, to, begin, end }) => [line.text.slice(from, to), begin, end]),
      [["Well", 1000, 1300], ["we", 2000, 2100], ["ship", 2100, 2600], ["on", 2700, 2800], ["Friday", 4000, 4900]],
    )
  })

  it("are spread evenly over a line without times", () => {
    const words = spokenWords({ text: "aaaa bbbb", begin: 0, end: 900 }, [], "en")
    assert.deepStrictEqual(words.map(({ begin, end }) => [begin, end]), [[0, 400], [500, 900]])
  })

  it("lie between their neighbours if edited", () => {
    const words = spokenWords({ ...line, text: "Well, they ship on Friday." }, timed, "en")
    const ship = words[2]
    assert.strictEqual(ship?.begin, 2100)
    const they = words[1]
    assert.isTrue(they !== undefined && they.begin >= 1300 && they.end <= 2100)
  })

  it("are found in text without spaces", () =>
    assert.isAbove(spokenWords({ text: "我们下周讨论预算", begin: 0, end: 1000 }, [], "zh").length, 2))

  it("are found by time and by offset", () => {
    const words = spokenWords(line, timed, "en")
    const textOf = (word: { readonly from: number; readonly to: number } | null) =>
      word === null ? null : line.text.slice(word.from, word.to)
    assert.strictEqual(textOf(wordAt(words, 900)), null)
    assert.strictEqual(textOf(wordAt(words, 3500)), "on")
    assert.strictEqual(textOf(wordAtOffset(words, line.text.indexOf("rid"))), "Friday")
    assert.strictEqual(textOf(wordAtOffset(words, line.text.indexOf(",") + 1)), null)
  })

  it("are in order and within the line, whatever the recogniser says", () =>
    fc.assert(fc.property(
      fc.array(fc.record({ text: fc.constantFrom("a", "bb", "we"), begin: fc.nat(9000), end: fc.nat(9000) })),
      fc.array(fc.constantFrom("a", "bb", "we", "other"), { minLength: 1 }),
      (timed, texts) => {
        let before = 1000
        for (const { begin, end } of spokenWords({ text: texts.join(" "), begin: 1000, end: 5000 }, timed, "en")) {
          assert.isAtLeast(begin, before)
          assert.isAtLeast(end, begin)
          assert.isAtMost(end, 5000)
          before = begin
        }
      },
    )))
})
