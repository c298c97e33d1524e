import type { MindMap } from "../analysis/mind-map.ts"
import type { Curve, Drawing, DrawnText, Ground } from "./map-drawing.ts"
import { type Measured, measured, roomOf, splitOf } from "./map-layout.ts"
import { accent, coloursOf, ink, onAccent, styleOf } from "./map-style.ts"

const margin = 32

interface Pen {
  readonly grounds: Array<Ground>
  readonly curves: Array<Curve>
  readonly texts: Array<DrawnText>
}

/** Where a node is: its inner edge, its vertical middle, the side it grows towards, and its branch. */
interface Place {
  readonly edge: number
  readonly middle: number
  readonly side: 1 | -1
  readonly branch: number
}

/** Draws a map: the title in the middle, the branches on both sides, each in its own colour. */
export const drawMindMap = (map: MindMap): Drawing => {
  const root = measured(map)
  const count = splitOf(root.children)
  const right = root.children.slice(0, count)
  const left = root.children.slice(count)
  const pen: Pen = { grounds: [], curves: [], texts: [] }
  const half = root.width / 2
  drawChildren(pen, root, right, { edge: -half, middle: 0, side: 1, branch: 0 }, 0)
  drawChildren(pen, root, left, { edge: half, middle: 0, side: -1, branch: 0 }, count)
  drawNode(pen, root, { edge: -half, middle: 0, side: 1, branch: 0 })
  const xs = [half, ...pen.grounds.flatMap(({ x, width }) => [x, x + width]), ...pen.curves.flatMap(endsOf)]
  const leftmost = xs.reduce((a, b) => Math.min(a, b))
  const rightmost = xs.reduce((a, b) => Math.max(a, b))
  const gap = styleOf(0).gap
  const height = Math.max(root.height, roomOf(right, gap), roomOf(left, gap))
  return {
    left: Math.floor(leftmost - margin),
    top: Math.floor(-height / 2 - margin),
    width: Math.ceil(rightmost - leftmost + 2 * margin + 1),
    height: Math.ceil(height + 2 * margin + 1),
    ...pen,
  }
}

const endsOf = ({ x1, x2, tail }: Curve): ReadonlyArray<number> => [x1, x2 + tail]

const drawChildren = (
  pen: Pen,
  parent: Measured,
  children: ReadonlyArray<Measured>,
  place: Place,
  firstBranch: number,
): void => {
  const { gap, reach } = styleOf(parent.depth)
  const outer = place.edge + place.side * parent.width
  const from = { x: outer, y: jointOf(parent, place.middle) }
  let top = place.middle - roomOf(children, gap) / 2
  children.forEach((child, index) => {
    const branch = parent.depth === 0 ? firstBranch + index : place.branch
    const at = { edge: outer + place.side * reach, middle: top + child.room / 2, side: place.side, branch }
    const isLine = child.depth > 1
    pen.curves.push({
      x1: parent.depth === 0 ? place.edge + place.side * parent.width / 2 : from.x,
      y1: from.y,
      x2: at.edge,
      y2: jointOf(child, at.middle),
      tail: isLine ? place.side * child.width : 0,
      colour: coloursOf(branch).line,
      thickness: isLine ? 1.6 : 2.4,
    })
    drawNode(pen, child, at)
    drawChildren(pen, child, child.children, at, 0)
    top += child.room + gap
  })
}

/** Where curves meet a node: at the middle of a box, or at the line under plain text. */
const jointOf = ({ depth, height }: Measured, middle: number): number => depth > 1 ? middle + height / 2 : middle

const drawNode = (pen: Pen, { depth, width, height, lines }: Measured, { edge, middle, side, branch }: Place): void => {
  const { size, lineHeight, isBold, padding } = styleOf(depth)
  const x = side === 1 ? edge : edge - width
  const y = middle - height / 2
  const colours = coloursOf(branch)
  if (depth < 2) {
    const colour = depth === 0 ? accent : colours.ground
    pen.grounds.push({ x, y, width, height, radius: depth === 0 ? 14 : 10, colour })
  }
  const [anchor, at] = depth < 2
    ? ["middle" as const, x + width / 2]
    : side === 1
    ? ["start" as const, x + padding.x]
    : ["end" as const, x + width - padding.x]
  const colour = [onAccent, colours.text][depth] ?? ink
  lines.forEach((text, index) => {
    const base = y + padding.y + (index + 0.5) * lineHeight + size * 0.35
    pen.texts.push({ x: at, y: base, anchor, size, isBold, colour, text })
  })
}
