import { type MapNode, treeOf } from "#web/features/mind-map/tree-of.ts"
import { assert, describe, it } from "vitest"

const node = (text: string, ...children: ReadonlyArray<MapNode>): MapNode => ({
  id: text,
  text,
  anchor: null,
  children,
})

describe("the tree of a mind map", () => {
  it("cuts nothing", () => {
    const long = "A long sentence that says something. ".repeat(8)
    assert.strictEqual(treeOf(node(long)).topic, long)
  })

  it("opens with two levels below the title", () => {
    const root = treeOf(node("Title", node("Topics", node("Budget", node("It rises")))))
    const topics = root.children?.[0]
    assert.deepStrictEqual([root.expanded, topics?.expanded, topics?.children?.[0]?.expanded], [true, true, false])
  })
})
