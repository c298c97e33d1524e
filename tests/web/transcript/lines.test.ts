import { withTexts, withTyped } from "#web/entities/transcript/changed-lines.ts"
import { indexAtTime, indexOfLink } from "#web/entities/transcript/lines.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"
import { asLines } from "./some-lines.ts"

describe("the index at a time", () => {
  it("is the last that has started", () =>
    fc.assert(fc.property(fc.array(fc.nat(10_000)), fc.nat(10_000), (times, time) => {
      const sorted = Int32Array.from(times.toSorted((a, b) => a - b))
      assert.strictEqual(indexAtTime(sorted, time), sorted.findLastIndex((begin) => begin <= time))
    })))
})

describe("the line that a link to a time leads to", () => {
  const begins = Int32Array.from([0, 62_000, 65_432, 70_100])

  it("is the one that begins within a whole second, whose fraction was cut off", () => {
    assert.strictEqual(indexOfLink(begins, 65_000), 2)
    assert.strictEqual(indexOfLink(begins, 70_000), 3)
  })

  it("is the one that is being said at an exact time, or where none begins", () => {
    assert.strictEqual(indexOfLink(begins, 65_400), 1)
    assert.strictEqual(indexOfLink(begins, 62_000), 1)
    assert.strictEqual(indexOfLink(begins, 64_000), 1)
    assert.strictEqual(indexOfLink(Int32Array.from([]), 1000), -1)
  })
})

describe("lines with edited texts", () => {
  it("change where they were edited, and are the same object if nothing was", () => {
    const lines = asLines("ab")
    assert.deepStrictEqual([...withTexts(lines, new Map([["line-1", "new"]])).texts], ["a says 0", "new"])
    assert.strictEqual(withTexts(lines, new Map()), lines)
  })
})

describe("lines that others removed while they were typed in", () => {
  const typed = ["line-1", "line-3"]
  const before = asLines("aabb")

  it("stay in sight, after what they followed", () => {
    const after = asLines("aabb")
    const left = { ...asLines("a"), speakers: after.speakers }
    assert.deepStrictEqual([...withTyped(left, before, typed).ids], ["line-0", "line-1", "line-3"])
    assert.deepStrictEqual([...withTyped(left, before, typed).texts], ["a says 0", "a says 1", "b says 3"])
  })

  it("are not added twice, nor those that were never seen", () => {
    assert.strictEqual(withTyped(before, before, typed), before)
    assert.strictEqual(withTyped(before, before, ["elsewhere"]), before)
  })
})
