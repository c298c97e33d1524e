import { neighbour } from "#web/features/library/selection/cursor.ts"
import { ranged, toggled } from "#web/features/library/selection/selection.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const order = ["a", "b", "c", "d", "e"]
const nothing = { ids: new Set<string>(), anchor: null }

describe("choosing rows", () => {
  it("takes a row in and out", () => {
    const once = toggled(nothing, "b")
    assert.deepStrictEqual([...once.ids], ["b"])
    assert.deepStrictEqual([...toggled(once, "b").ids], [])
  })

  it("takes a range from the row chosen last, in both directions, and keeps what was chosen", () => {
    const from = toggled(toggled(nothing, "a"), "d")
    assert.deepStrictEqual([...ranged(from, order, "b").ids].toSorted(), ["a", "b", "c", "d"])
    assert.deepStrictEqual([...ranged(ranged(from, order, "b"), order, "e").ids].toSorted(), order)
    assert.deepStrictEqual([...ranged(nothing, order, "c").ids], ["c"])
  })

  it("begins a range anew when the row chosen last is not in the list any more", () => {
    const gone = { ids: new Set(["x"]), anchor: "x" }
    assert.deepStrictEqual(ranged(gone, order, "c"), { ids: new Set(["x", "c"]), anchor: "c" })
    assert.strictEqual(ranged(gone, order, "y").ids, gone.ids)
  })
})

describe("the row that keys are at", () => {
  it("begins at the top, and stays within the list", () => {
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
