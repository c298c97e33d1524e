import { shortened, treeOf } from "#web/features/mind-map/tree-of.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

describe("a node of the mind map", () => {
  it("is cut between words, with an ellipsis", () => {
    const text = shortened(
      "Interviews and support tickets point the same way: people forward the summary after checking it",
    )
    assert.strictEqual(text, "Interviews and support tickets point the same way: people forward the summary after…")
  })

  it("is never too long, and never cut inside a character", () =>
    fc.assert(fc.property(fc.string({ unit: "grapheme", minLength: 0, maxLength: 300 }), (text) => {
      assert.isAtMost(shortened(text).length, 90)
      assert.isTrue(shortened(text).isWellFormed())
    })))

  it("keeps its branches", () => {
    const leaf = { id: "0.0", text: "leaf", anchor: 5, children: [] }
    const tree = treeOf({ id: "0", text: "root", anchor: null, children: [leaf] })
    assert.deepStrictEqual(tree, { id: "0", topic: "root", children: [{ id: "0.0", topic: "leaf", children: [] }] })
  })
})
