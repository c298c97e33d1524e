import type { MindMap } from "#domain/analysis/mind-map.ts"
import { clock } from "./clock.ts"

/** A mind map as an indented list, each idea with the moment it rests on. */
export const outlineOf = ({ text, anchor, children }: MindMap, depth = 0): string => {
  const moment = anchor === null ? "" : ` [${clock(anchor)}]`
  return [`${"  ".repeat(depth)}- ${text}${moment}`, ...children.map((child) => outlineOf(child, depth + 1))].join("\n")
}
