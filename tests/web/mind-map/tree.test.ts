import { type MapNode, nextNode, openAtFirst, visibleIn, withChildren } from "#web/features/mind-map/tree.ts"
import { assert, describe, it } from "vitest"

const node = (text: string, ...children: ReadonlyArray<MapNode>): MapNode => ({
  id: text,
  text,
  anchor: null,
  children,
})

const map = node("Title", node("Topics", node("Budget", node("It rises"), node("By May"))), node("Next", node("Call")))

describe("a mind map", () => {
  it("opens with two levels below the title", () => {
    const shown = visibleIn(map, new Set(openAtFirst(map)))
    assert.deepStrictEqual(shown.map(({ node: { text }, depth }) => `${depth} ${text}`), [
      "0 Title",
      "1 Topics",
      "2 Budget",
      "1 Next",
      "2 Call",
    ])
  })

  it("knows what can be folded", () => {
    assert.deepStrictEqual(withChildren(map), ["Title", "Topics", "Budget", "Next"])
  })
})

describe("keys in a mind map", () => {
  const open = new Set(openAtFirst(map))
  const step = (from: string, key: string) => nextNode(visibleIn(map, open), from, key, (id) => open.has(id))

  it.each([
    ["Title", "ArrowDown", "Topics"],
    ["Topics", "ArrowUp", "Title"],
    ["Title", "ArrowUp", "Title"],
    ["Title", "ArrowRight", "Topics"],
    ["Call", "ArrowRight", "Call"],
    ["Call", "ArrowLeft", "Next"],
    ["Budget", "ArrowLeft", "Topics"],
    ["Budget", "Home", "Title"],
    ["Title", "End", "Call"],
  ])("%s: %s leads to %s", (from, key, to) => assert.deepStrictEqual(step(from, key), { id: to, toggle: false }))

  it("right unfolds, left folds, and others are not taken", () => {
    assert.deepStrictEqual(step("Budget", "ArrowRight"), { id: "Budget", toggle: true })
    assert.deepStrictEqual(step("Topics", "ArrowLeft"), { id: "Topics", toggle: true })
    assert.isNull(step("Topics", "a"))
  })
})
