import { linesOfSegments, noDoubts } from "#web/entities/transcript/lines.ts"
import { gapOf, isGap, rowOfLine, rowsOf } from "#web/features/transcript/list/rows.ts"
import { textWidth } from "#web/features/transcript/list/use-rows.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { asLines, someGaps, someLines } from "./some-lines.ts"

describe("the rows of a transcript", () => {
  it("form a turn while one speaker is not interrupted", () => {
    const { firsts, lasts, turnOf } = rowsOf(asLines("aabba"), [], null)
    assert.deepStrictEqual([...firsts], [0, 2, 4])
    assert.deepStrictEqual([...lasts], [1, 3, 4])
    assert.deepStrictEqual([...turnOf], [0, 0, 1, 1, 2])
  })

  it("end a turn where lines of other speakers are left out", () =>
    assert.deepStrictEqual([...rowsOf(asLines("aabba"), [], 0).firsts], [0, 2]))

  it("have no turn if the speaker is unknown", () =>
    assert.deepStrictEqual([...rowsOf(asLines("a-a"), [], null).turnOf], [0, -1, 1]))

  it("include a gap between its lines, inside a turn that continues", () => {
    const { what, turnOf, firsts, lasts } = rowsOf(asLines("aab"), [{ begin: 950, end: 990, reason: "failed" }], null)
    assert.deepStrictEqual([...what], [0, -1, 1, 2])
    assert.deepStrictEqual([...turnOf], [0, 0, 0, 1])
    assert.deepStrictEqual([firsts, lasts], [[0, 3], [2, 3]])
  })

  it("give a gap between two speakers to neither, and show gaps before the first and after the last line", () => {
    const gaps = [0, 950, 9000].map((begin) => ({ begin, end: begin + 10, reason: "failed" }))
    const { what, turnOf } = rowsOf(
      linesOfSegments(
        [
          { id: "a", begin: 100, end: 900, text: "a", speaker_id: "a" },
          { id: "b", begin: 1000, end: 1900, text: "b", speaker_id: "b" },
        ],
        [{ id: "a", name: "A" }, { id: "b", name: "B" }],
        1,
        noDoubts,
      ),
      gaps,
      null,
    )
    assert.deepStrictEqual([...what], [-1, 0, -2, 1, -3])
    assert.deepStrictEqual([...turnOf], [-1, 0, -1, 1, -1])
  })

  it("contain every line and gap in order, and can be found by line", () =>
    fc.assert(fc.property(someLines, someGaps, (lines, gaps) => {
      const rows = rowsOf(lines, gaps, null)
      const content = [...rows.what]
      assert.deepStrictEqual(content.filter((what) => !isGap(what)), lines.ids.map((_, at) => at))
      assert.deepStrictEqual(content.filter(isGap).map(gapOf), gaps.map((_, at) => at))
      for (const [row, what] of content.entries()) {
        if (isGap(what)) continue
        assert.strictEqual(rowOfLine(rows, what), row)
        for (const later of content.slice(row).filter(isGap)) {
          assert.isAtLeast(gaps[gapOf(later)]?.begin ?? -1, lines.begins[what] ?? 0)
        }
      }
      const [turns, ends] = [rows.firsts.length, rows.lasts.length]
      assert.strictEqual(turns, ends)
      assert.strictEqual(rows.begun.at(-1) ?? turns, turns)
    })))

  it("have no row for a line that is left out", () => {
    const rows = rowsOf(asLines("abab"), [{ begin: 1500, end: 1600, reason: "failed" }], 0)
    assert.deepStrictEqual([0, 1, 2, 3].map((line) => rowOfLine(rows, line)), [0, -1, 2, -1])
  })

  it("have the margins of a wide window in a narrow list beside a panel", () =>
    assert.deepStrictEqual([textWidth(600, true), textWidth(600, false), textWidth(1400, true)], [444, 568, 676]))
})
