import { withTexts } from "#web/entities/transcript/changed-lines.ts"
import { indexAtTime } from "#web/entities/transcript/lines.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { asLines } from "./some-lines.ts"

describe("a place by its time", () => {
  it("is the last one that has begun", () =>
    fc.assert(fc.property(fc.array(fc.nat(10_000)), fc.nat(10_000), (times, time) => {
      const sorted = Int32Array.from(times.toSorted((a, b) => a - b))
      assert.strictEqual(indexAtTime(sorted, time), sorted.findLastIndex((begin) => begin <= time))
    })))
})

describe("lines with changed texts", () => {
  it("change where they were edited, and stay the same object where nothing was", () => {
    const lines = asLines("ab")
    assert.deepStrictEqual([...withTexts(lines, new Map([["line-1", "new"]])).texts], ["a says 0", "new"])
    assert.strictEqual(withTexts(lines, new Map()), lines)
  })
})
