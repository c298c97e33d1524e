import { SegmentId } from "#domain/kernel/ids.ts"
import { doubtsIn } from "#domain/transcript/doubts.ts"
import { withText } from "#domain/transcript/with-text.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, double, option, property, record } from "fast-check"

const word = (text: string, confidence: number | null) => ({ begin: 0, end: 100, text, confidence })
const marked = (text: string, words: ReadonlyArray<ReturnType<typeof word>>): ReadonlyArray<string> => {
  const offsets = doubtsIn(text, words)
  return offsets.flatMap((from, at) => at % 2 === 0 ? [text.slice(from, offsets[at + 1])] : [])
}

describe("doubtful words", () => {
  it("are those of low confidence, with neighbours as one stretch", () => {
    const words = [word("We", 0.9), word("met", 0.1), word("an", 0.2), word("anna", 0.8), word("there.", 0.29)]
    assert.deepStrictEqual(marked("We met an anna there.", words), ["met an", "there"])
  })

  it("are none where the engine gives no confidence", () => {
    assert.isEmpty(doubtsIn("We met.", [word("We", null), word("met.", null)]))
  })

  it("are no longer doubtful once a person has changed them, and others still are", () => {
    const line = {
      id: SegmentId.make("s1-1"),
      begin: 0,
      end: 300,
      text: "We met ban there.",
      speakerId: null,
      words: [word("We", 0.9), word("met", 0.1), word("ban", 0.2), word("there.", 0.8)],
    }
    const edited = withText(line, "We met Anna there.")
    assert.deepStrictEqual(doubtsIn(edited.text, edited.words), [3, 6])
  })

  it("are in the text, in order, and apart, whatever was recognised", () => {
    const some = record({
      text: constantFrom("a", "the", "thee", "$20,000", "word."),
      confidence: option(double({ min: 0, max: 1, noNaN: true })),
    })
    holds(property(array(some), (said) => {
      const text = said.map((one) => one.text).join(" ")
      const offsets = doubtsIn(text, said.map((one) => word(one.text, one.confidence)))
      assert.strictEqual(offsets.length % 2, 0)
      assert.deepStrictEqual(offsets, [...new Set(offsets)].toSorted((a, b) => a - b))
      assert.isAtMost(offsets.at(-1) ?? 0, text.length)
    }))
  })
})
