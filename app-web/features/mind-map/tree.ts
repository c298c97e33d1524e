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

interface Step {
  /** The node that gets the focus. */
  readonly id: string
  /** Whether the node that has it is folded or unfolded. */
  readonly toggle: boolean
}

/** What a key does in a tree: up and down by reading order, right into a node, left out of it. Null for other keys. */
export const nextNode = (
  visible: ReadonlyArray<VisibleNode>,
  current: string,
  key: string,
  isOpen: (id: string) => boolean,
): Step | null => {
  const index = visible.findIndex(({ node }) => node.id === current)
  const here = visible[index]
  if (here === undefined) return null
  const to = (found: VisibleNode | undefined): Step => ({ id: found?.node.id ?? current, toggle: false })
  const isParent = here.node.children.length > 0
  if (key === "ArrowDown") return to(visible[index + 1])
  if (key === "ArrowUp") return to(visible[index - 1])
  if (key === "Home") return to(visible[0])
  if (key === "End") return to(visible.at(-1))
  if (key === "ArrowRight") {
    return isParent && !isOpen(current) ? { id: current, toggle: true } : to(isParent ? visible[index + 1] : here)
  }
  if (key !== "ArrowLeft") return null
  return isParent && isOpen(current) && here.parent !== null
    ? { id: current, toggle: true }
    : to(visible.find(({ node }) => node.id === here.parent))
}
