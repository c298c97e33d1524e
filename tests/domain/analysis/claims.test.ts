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

const check = (ids: ReadonlyArray<string>, quote: string | null) => {
  const point: Point = { text: "Claim", segments: ids.map((id) => SegmentId.make(id)), quote, owner: null, due: null }
  const draft: Draft = { scenario: "meeting", sections: [{ kind: "overview", title: "Overview", points: [point] }] }
  return checkDraft(draft, transcript)[0]?.points[0]
}

describe("checkDraft", () => {
  it.each([
    ["a claim without a quote", ["g1"], null],
    ["a quote that differs in case, spaces and punctuation", ["g1"], "we don't SHIP before the end of june"],
    ["a Chinese quote with other spaces and punctuation", ["g2"], "决定 把发布，推迟到 七月"],
    ["a quote that runs across neighbours", ["g3", "g4"], "supplier is late. The budget"],
    ["a quote from one of several", ["g4", "g1"], "twenty thousand dollars"],
  ])("supports %s", (_, ids, quote) => assert.isTrue(check(ids, quote)?.supported))

  it.each([
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
