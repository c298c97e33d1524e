import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import type { NodeObj } from "mind-elixir"

/** A node as the server sends it. */
export type MapNode = NonNullable<OpenedTask["mind_map"]>

/** Levels below the title that are unfolded at first: the headings and what stands under them. */
const openLevels = 2

/** The tree in the format of the drawing library. Texts are whole; the drawing breaks their lines. */
export const treeOf = ({ id, text, children }: MapNode, level = 0): NodeObj => ({
  id,
  topic: text,
  expanded: level < openLevels,
  children: children.map((child) => treeOf(child, level + 1)),
})
