import { neighbour } from "#web/features/library/selection/cursor.ts"
import { addRange, toggle } from "#web/features/library/selection/selection.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const order = ["a", "b", "c", "d", "e"]
const nothing = { ids: new Set<string>(), anchor: null }

describe("selecting rows", () => {
  it("adds and removes a row", () => {
    const once = toggle(nothing, "b")
    assert.deepStrictEqual([...once.ids], ["b"])
    assert.deepStrictEqual([...toggle(once, "b").ids], [])
  })

  it("adds a range from the row selected last, in both directions, and keeps the rest", () => {
    const from = toggle(toggle(nothing, "a"), "d")
    assert.deepStrictEqual([...addRange(from, order, "b").ids].toSorted(), ["a", "b", "c", "d"])
    assert.deepStrictEqual([...addRange(addRange(from, order, "b"), order, "e").ids].toSorted(), order)
    assert.deepStrictEqual([...addRange(nothing, order, "c").ids], ["c"])
  })

  it("starts a new range if the row selected last is no longer in the list", () => {
    const gone = { ids: new Set(["x"]), anchor: "x" }
    assert.deepStrictEqual(addRange(gone, order, "c"), { ids: new Set(["x", "c"]), anchor: "c" })
    assert.strictEqual(addRange(gone, order, "y").ids, gone.ids)
  })
})

describe("the row that shortcuts act on", () => {
  it("starts at the top and stays within the list", () => {
    assert.strictEqual(neighbour(order, null, 1), "a")
    assert.strictEqual(neighbour(order, "a", 1), "b")
    assert.strictEqual(neighbour(order, "a", -1), "a")
    assert.strictEqual(neighbour(order, "e", 1), "e")
    assert.strictEqual(neighbour([], null, 1), null)
  })

  it("goes there and back again", () =>
    fc.assert(fc.property(fc.nat(3), (at) => {
      const there = neighbour(order, order[at] ?? null, 1)
      assert.strictEqual(neighbour(order, there, -1), order[at])
    })))
})
