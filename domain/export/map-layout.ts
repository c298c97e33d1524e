import type { MindMap } from "../analysis/mind-map.ts"
import { clock } from "../kernel/offset-ms.ts"
import { styleOf, widthOf } from "./map-style.ts"
import { wrapEvenly } from "./wrap.ts"

/** A node with its size; `room` is the height of its whole subtree. */
export interface Measured {
  readonly lines: ReadonlyArray<string>
  readonly depth: number
  readonly width: number
  readonly height: number
  readonly room: number
  readonly children: ReadonlyArray<Measured>
}

/** Measures a map from its leaves up. A node's time, if any, is written after its text. */
export const measured = ({ text, anchor, children }: MindMap, depth = 0): Measured => {
  const style = styleOf(depth)
  const whole = `${text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim()}${anchor === null ? "" : ` (${clock(anchor)})`}`
  const spans = wrapEvenly(whole, style.maxWidth, (part) => widthOf(part, style))
  const lines = spans.map(({ start, end }) => whole.slice(start, end))
  const height = Math.max(1, lines.length) * style.lineHeight + 2 * style.padding.y
  const below = children.map((child) => measured(child, depth + 1))
  return {
    lines,
    depth,
    width: Math.max(24, ...lines.map((line) => widthOf(line, style))) + 2 * style.padding.x,
    height,
    room: Math.max(height, roomOf(below, style.gap)),
    children: below,
  }
}

export const roomOf = (nodes: ReadonlyArray<Measured>, gap: number): number =>
  nodes.reduce((sum, { room }) => sum + room, 0) + Math.max(0, nodes.length - 1) * gap

/** How many branches go on the right so that both sides are about equally high. Their order stays. */
export const splitOf = (branches: ReadonlyArray<Measured>): number => {
  const total = roomOf(branches, 0)
  let best = { count: branches.length, difference: total }
  let above = 0
  branches.forEach(({ room }, index) => {
    above += room
    const difference = Math.abs(total - 2 * above)
    if (difference < best.difference) best = { count: index + 1, difference }
  })
  return best.count
}
