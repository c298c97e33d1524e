import type { Draft, Point } from "#domain/analysis/analysis.ts"
import { checkDraft } from "#domain/analysis/claims.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"

const transcript = aTranscript([
  "Ann: We don’t ship   before the end of June, Ada said.",
  "Bob: 我们决定把发布推迟到七月。",
  "Ann: The supplier is late.",
  "Bob: The budget is twenty thousand dollars.",
])

const check = (ids: ReadonlyArray<string>, quote: string | null, claim: Partial<Point> = {}) => {
  const segments = ids.map((id) => SegmentId.make(id))
  const point: Point = { text: "Claim", segments, quote, owner: null, due: null, ...claim }
  const draft: Draft = { scenario: "meeting", sections: [{ kind: "overview", title: "Overview", points: [point] }] }
  return checkDraft(draft, transcript)[0]?.points[0]
}

describe("checkDraft", () => {
  it.each([
    [
      "a quote that differs in case, spaces and punctuation",
      ["g1"],
      "we don't SHIP before the end of june",
      "Nothing ships before the end of June.",
    ],
    ["a Chinese quote with other spaces and punctuation", ["g2"], "决定 把发布，推迟到 七月", "发布推迟到七月。"],
    ["a quote that runs across neighbours", ["g3", "g4"], "supplier is late. The budget", "The supplier is late."],
    ["a quote from one of several", ["g4", "g1"], "twenty thousand dollars", "The budget is 20,000 dollars."],
    ["what was said word by word, without a quote", ["g3"], null, "The supplier is late."],
  ])("supports %s", (_, ids, quote, text) => assert.isTrue(check(ids, quote, { text })?.supported))

  it.each<[string, Partial<Point>]>([
    ["its number", { text: "The budget is one million dollars." }],
    ["its negation", { text: "The budget is not twenty thousand dollars." }],
    ["its name", { text: "Eve has a budget of twenty thousand dollars." }],
    ["an owner whom nobody names", { text: "The budget is twenty thousand dollars.", owner: "Eve" }],
    ["a date that nobody names", { text: "The budget is twenty thousand dollars.", due: "Friday" }],
  ])("does not support a claim with a quote that was said, for %s", (_, claim) => {
    assert.isFalse(check(["g4"], "budget is twenty thousand dollars", claim)?.supported)
  })

  it("knows who speaks a line, by name or by reference", () => {
    for (const owner of ["Bob", "\uFFF9Bob\uFFFAs2\uFFFB"]) {
      assert.isTrue(
        check(["g4"], "budget is twenty thousand dollars", { text: `${owner}’s budget is 20,000 dollars`, owner })
          ?.supported,
      )
    }
  })

  it.each([
    ["a claim without a quote", ["g1"], null],
    ["a claim that names no segment", [], null],
    ["a claim that names a segment which does not exist", ["g1", "g99"], null],
    ["an invented quote", ["g1"], "we ship in May"],
    ["a quote of half a word", ["g1"], "e said"],
    ["a quote that stands elsewhere", ["g3"], "twenty thousand dollars"],
    ["a quote put together over a gap", ["g1", "g3"], "Ada said. The supplier is late"],
    ["an empty quote", ["g1"], " … "],
  ])("marks %s and keeps it", (_, ids, quote) => {
    const point = check(ids, quote)
    assert.strictEqual(point?.text, "Claim")
    assert.isFalse(point?.supported)
  })

  it("returns the offset of the first cited segment", () => {
    assert.strictEqual(check(["g3", "g4"], null)?.begin, 8000)
    assert.strictEqual(check(["g99", "g2"], null)?.begin, 4000)
    assert.isNull(check(["g99"], null)?.begin)
  })
})
