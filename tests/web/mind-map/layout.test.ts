import { layoutOf, type Placed } from "#web/features/mind-map/layout.ts"
import type { MapNode } from "#web/features/mind-map/tree.ts"
import { fitted, isBetterOneSided, opened, showing, zoomed } from "#web/features/mind-map/view.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

type Shape = ReadonlyArray<Shape>

const shapeOf = (depth: number): fc.Arbitrary<Shape> =>
  depth === 0 ? fc.constant([]) : fc.array(shapeOf(depth - 1), { maxLength: 4 })
const shape = shapeOf(4)

const mapOf = (children: Shape, id = "0"): MapNode => ({
  id,
  text: id,
  anchor: null,
  children: children.map((child, nth) => mapOf(child, `${id}.${nth}`)),
})

/** Every node of its own size, as texts have. */
const sizeOf = (id: string) => ({ width: 40 + (id.length * 37) % 200, height: 20 + (id.length * 13) % 60 })

const overlap = (a: Placed, b: Placed): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const sides = fc.boolean()
const frame = { width: 900, height: 600 }

describe("the layout of a mind map", () => {
  it("shows every unfolded node, none over another, all within its bounds", () => {
    fc.assert(fc.property(shape, sides, (children, isOneSided) => {
      const { nodes, curves, left, top, width, height } = layoutOf(mapOf(children), {
        isOpen: () => true,
        sizeOf,
        isOneSided,
      })
      assert.strictEqual(curves.length, nodes.length - 1)
      for (const [index, one] of nodes.entries()) {
        assert.isFalse(nodes.slice(index + 1).some((other) => overlap(one, other)), one.node.id)
        assert.isAtLeast(one.x, left)
        assert.isAtLeast(one.y, top)
        assert.isAtMost(one.x + one.width, left + width + 1e-6)
        assert.isAtMost(one.y + one.height, top + height + 1e-6)
        if (isOneSided) assert.strictEqual(one.side, 1)
      }
    }))
  })

  it("leaves out what is folded", () => {
    const map = mapOf([[[]], []])
    const { nodes } = layoutOf(map, { isOpen: (id) => id === "0", sizeOf, isOneSided: false })
    assert.deepStrictEqual(nodes.map(({ node }) => node.id), ["0", "0.0", "0.1"])
  })
})

describe("the view of a mind map", () => {
  it("has all branches on one side only where both would be too wide to read", () => {
    const sized = { isOpen: () => true, sizeOf: () => ({ width: 250, height: 40 }) }
    const [two, one] = [
      layoutOf(mapOf([[[]], [[]]]), { ...sized, isOneSided: false }),
      layoutOf(mapOf([[[]], [[]]]), { ...sized, isOneSided: true }),
    ]
    assert.isFalse(isBetterOneSided(two, one, { width: two.width, height: 600 }))
    assert.isTrue(isBetterOneSided(two, one, { width: two.width * 0.8, height: 600 }))
    assert.isFalse(isBetterOneSided(one, one, { width: 300, height: 600 }))
  })

  it("opens no smaller than 11 px text, and fits all when asked", () => {
    fc.assert(fc.property(shape, sides, (children, isOneSided) => {
      const layout = layoutOf(mapOf(children), { isOpen: () => true, sizeOf, isOneSided })
      assert.isAtLeast(opened(layout, frame, isOneSided).scale * 14, 11)
      const { x, y, scale } = fitted(layout, frame)
      if (scale === 0.2) return
      assert.isAtLeast(x + layout.left * scale, 0)
      assert.isAtLeast(y + layout.top * scale, 0)
      assert.isAtMost(x + (layout.left + layout.width) * scale, frame.width)
      assert.isAtMost(y + (layout.top + layout.height) * scale, frame.height)
    }))
  })

  it("zooms around a point, and moves no further than it must", () => {
    const view = { x: 100, y: 50, scale: 1 }
    const point = { x: 300, y: 200 }
    const near = zoomed(view, 1.5, point)
    assert.deepStrictEqual([(point.x - near.x) / near.scale, (point.y - near.y) / near.scale], [200, 150])
    assert.strictEqual(zoomed(view, 100, point).scale, 2.5)
    assert.deepStrictEqual(showing(view, frame, { left: 0, top: 0, width: 100, height: 20 }), view)
    const moved = showing(view, frame, { left: 900, top: 0, width: 100, height: 20 })
    assert.deepStrictEqual(moved, { ...view, x: -124 })
  })
})
