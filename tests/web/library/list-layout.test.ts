import { indexAt, rangeAround, scrollToShow, startsOf } from "#web/features/library/list/list-layout.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const heights = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 300 })

describe("the layout of a long list", () => {
  it("places entries one below the other", () => {
    assert.deepStrictEqual(startsOf([38, 68, 68]), [0, 38, 106, 174])
    assert.deepStrictEqual(startsOf([]), [0])
  })

  it("finds the entry at any offset, the ends included", () =>
    fc.assert(fc.property(heights, fc.integer({ min: -500, max: 70_000 }), (list, offset) => {
      const starts = startsOf(list)
      const end = starts.at(-1) ?? 0
      const at = indexAt(starts, offset)
      if (offset < 0) assert.strictEqual(at, 0)
      else if (offset >= end) assert.strictEqual(at, list.length - 1)
      else {
        assert.isAtMost(starts[at] ?? NaN, offset)
        assert.isAbove(starts[at + 1] ?? NaN, offset)
      }
    })))

  it("renders the window and some rows around it", () =>
    fc.assert(fc.property(fc.nat(100_000), fc.integer({ min: 200, max: 3000 }), (top, height) => {
      const { from, to } = rangeAround(top, height)
      assert.isAtMost(from, top - 800)
      assert.isAtLeast(to, top + height + 800)
      assert.isAtMost(to - from, height + 2400)
    })))

  it("scrolls no further than needed to show a row, clear of what covers the list", () => {
    const window = { top: 1000, height: 600 }
    const covered = { above: 44, below: 96 }
    assert.strictEqual(scrollToShow({ from: 1100, to: 1168 }, window, covered), 1000)
    assert.strictEqual(scrollToShow({ from: 1000, to: 1068 }, window, covered), 956)
    assert.strictEqual(scrollToShow({ from: 1500, to: 1568 }, window, covered), 1064)
    assert.strictEqual(scrollToShow({ from: 10, to: 78 }, window, covered), 0)
  })
})
