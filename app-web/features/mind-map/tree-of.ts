import type { OpenedTask } from "#web/entities/task/opened-task.ts"

/** A node as the server sends it. */
export type MapNode = NonNullable<OpenedTask["mind_map"]>

/** Levels below the title that are unfolded at first: the headings and what stands under them. */
const openLevels = 2

/** The nodes whose children are shown when the map opens. */
export const openAtFirst = (node: MapNode, level = 0): ReadonlyArray<string> =>
  level < openLevels ? [node.id, ...node.children.flatMap((child) => openAtFirst(child, level + 1))] : []

export const withChildren = (node: MapNode): ReadonlyArray<string> =>
  node.children.length === 0 ? [] : [node.id, ...node.children.flatMap(withChildren)]

export interface VisibleNode {
  readonly node: MapNode
  readonly depth: number
  readonly parent: string | null
}

/** What is unfolded, in reading order. */
export const visibleIn = (
  node: MapNode,
  open: ReadonlySet<string>,
  depth = 0,
  parent: string | null = null,
): ReadonlyArray<VisibleNode> => [
  { node, depth, parent },
  ...(open.has(node.id) ? node.children.flatMap((child) => visibleIn(child, open, depth + 1, node.id)) : []),
]
