import type { Heading } from "mdast"
import { type Edit, edited } from "./edited.ts"
import { treeOf } from "./markdown-tree.ts"

/** The text with its headings one level down, below a heading of its own; those that are underlined get a `#` instead. */
export const loweredHeadings = (markdown: string): string =>
  edited(markdown, treeOf(markdown).children.flatMap((node) => node.type === "heading" ? editOf(markdown, node) : []))

const editOf = (markdown: string, { depth, children, position }: Heading): ReadonlyArray<Edit> => {
  const [begin, end] = [position?.start.offset, position?.end.offset]
  if (begin === undefined || end === undefined || depth > 5) return []
  const words = markdown.slice(children[0]?.position?.start.offset ?? end, children.at(-1)?.position?.end.offset ?? end)
  return [{ begin, end, text: `${"#".repeat(depth + 1)} ${words.replaceAll(/\s+/g, " ")}`.trimEnd() }]
}
