import type { List, ListItem, RootContent } from "mdast"
import { treeOf } from "./markdown-tree.ts"

/** A block as it is written, and how deep it is below others. */
export interface OutlineBlock {
  readonly depth: number
  readonly text: string
}

/** A Markdown text as an outline: blocks below the headings they belong to, and items below their lists. */
export const outlineOf = (markdown: string): ReadonlyArray<OutlineBlock> => {
  const open: Array<number> = []
  return treeOf(markdown).children.flatMap((node) => {
    if (node.type === "list") return itemsOf(markdown, node, open.length)
    if (node.type !== "heading") return [{ depth: open.length, text: sourceOf(markdown, node) }]
    while ((open.at(-1) ?? 0) >= node.depth) open.pop()
    open.push(node.depth)
    return [{ depth: open.length - 1, text: sourceOf(markdown, node) }]
  })
}

const itemsOf = (markdown: string, { children }: List, depth: number): ReadonlyArray<OutlineBlock> =>
  children.flatMap((item) => [
    { depth, text: ownText(markdown, item) },
    ...item.children.flatMap((node) => node.type === "list" ? itemsOf(markdown, node, depth + 1) : []),
  ])

/** What an item says itself, with TODO or DONE if it has a box. */
const ownText = (markdown: string, { checked, children }: ListItem): string => {
  const text = children.flatMap((node) => node.type === "list" ? [] : [sourceOf(markdown, node)]).join("\n")
  return `${checked === true ? "DONE " : checked === false ? "TODO " : ""}${text}`
}

/** As it is written, without the indentation that its place gave it. */
const sourceOf = (markdown: string, { position }: RootContent): string => {
  const column = (position?.start.column ?? 1) - 1
  return markdown.slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
    .split("\n").map((line, nth) => nth === 0 ? line : line.replace(new RegExp(`^[ \\t]{0,${column}}`), "")).join("\n")
}
