import type { MapNode } from "./tree.ts"

/** Distances in pixels, as in the exported drawing: to the children, and between them, by depth of the parent. */
const reaches = [56, 32, 28]
const shortReaches = [30, 22, 18]
const gaps = [22, 8, 6]
const at = (sizes: ReadonlyArray<number>, depth: number): number => sizes[Math.min(depth, sizes.length - 1)] ?? 0

export interface Size {
  readonly width: number
  readonly height: number
}

/** A node on the plane whose origin is the middle of the root; `x` and `y` are its top left corner. */
export interface Placed extends Size {
  readonly node: MapNode
  readonly depth: number
  readonly x: number
  readonly y: number
  readonly side: 1 | -1
  readonly branch: number
}

interface Curve {
  readonly id: string
  readonly path: string
  readonly branch: number
  readonly depth: number
}

export interface Layout {
  readonly nodes: ReadonlyArray<Placed>
  readonly curves: ReadonlyArray<Curve>
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Measured extends Size {
  readonly node: MapNode
  readonly depth: number
  /** The height of the whole subtree. */
  readonly room: number
  readonly children: ReadonlyArray<Measured>
}

interface LayoutOptions {
  readonly isOpen: (id: string) => boolean
  readonly sizeOf: (id: string) => Size
  /** Whether all branches grow to the right, as on phones. */
  readonly isOneSided: boolean
}

/** Places the nodes that are unfolded: the title in the middle, the branches on both sides, about equally high. */
export const layoutOf = (map: MapNode, { isOpen, sizeOf, isOneSided }: LayoutOptions): Layout => {
  const measure = (node: MapNode, depth: number): Measured => {
    const size = sizeOf(node.id)
    const children = isOpen(node.id) ? node.children.map((child) => measure(child, depth + 1)) : []
    return { node, depth, ...size, room: Math.max(size.height, roomOf(children, at(gaps, depth))), children }
  }
  const root = measure(map, 0)
  const nodes: Array<Placed> = []
  const curves: Array<Curve> = []
  const grow = (
    parent: Measured,
    from: Placed,
    children: ReadonlyArray<Measured>,
    side: 1 | -1,
    first: number,
  ): void => {
    const [gap, reach] = [at(gaps, parent.depth), at(isOneSided ? shortReaches : reaches, parent.depth)]
    const edge = side === 1 ? from.x + from.width : from.x
    let top = from.y + from.height / 2 - roomOf(children, gap) / 2
    for (const [index, child] of children.entries()) {
      const branch = parent.depth === 0 ? first + index : from.branch
      const inner = edge + side * reach
      const x = side === 1 ? inner : inner - child.width
      const placed = { ...child, x, y: top + (child.room - child.height) / 2, side, branch }
      nodes.push(placed)
      curves.push(curveTo(from, placed))
      grow(child, placed, child.children, side, 0)
      top += child.room + gap
    }
  }
  const middle: Placed = { ...root, x: -root.width / 2, y: -root.height / 2, side: 1, branch: 0 }
  nodes.push(middle)
  const count = isOneSided ? root.children.length : splitOf(root.children)
  grow(root, middle, root.children.slice(0, count), 1, 0)
  grow(root, middle, root.children.slice(count), -1, count)
  return { nodes, curves, ...boundsOf(nodes) }
}

const roomOf = (nodes: ReadonlyArray<Measured>, gap: number): number =>
  nodes.reduce((sum, { room }) => sum + room, 0) + Math.max(0, nodes.length - 1) * gap

/** How many branches go on the right so that both sides are about equally high. Their order stays. */
const splitOf = (branches: ReadonlyArray<Measured>): number => {
  const total = roomOf(branches, 0)
  let [best, least, above] = [branches.length, total, 0]
  for (const [index, { room }] of branches.entries()) {
    above += room
    const difference = Math.abs(total - 2 * above)
    if (difference < least) [best, least] = [index + 1, difference]
  }
  return best
}

/** From the outer edge of a node, below a plain text along its line, to the next one. */
const curveTo = (from: Placed, to: Placed): Curve => {
  const x1 = from.depth === 0 ? from.x + from.width / 2 : to.side === 1 ? from.x + from.width : from.x
  const x2 = to.side === 1 ? to.x : to.x + to.width
  const [y1, y2] = [jointOf(from), jointOf(to)]
  const half = (x1 + x2) / 2
  const tail = to.depth > 1 ? `h${to.side * to.width}` : ""
  const path = `M${x1} ${y1}C${half} ${y1} ${half} ${y2} ${x2} ${y2}${tail}`
  return { id: to.node.id, path, branch: to.branch, depth: to.depth }
}

const jointOf = ({ depth, y, height }: Placed): number => depth > 1 ? y + height : y + height / 2

/** The smallest rectangle around nodes, of which there is at least one. */
export const boundsOf = (nodes: ReadonlyArray<Placed>) => {
  const left = Math.min(...nodes.map(({ x }) => x))
  const top = Math.min(...nodes.map(({ y }) => y))
  const right = Math.max(...nodes.map(({ x, width }) => x + width))
  const bottom = Math.max(...nodes.map(({ y, height }) => y + height))
  return { left, top, width: right - left, height: bottom - top }
}
