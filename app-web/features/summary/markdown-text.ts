import type { Nodes } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"

/** The headings of a summary as it is shown, in order, as plain text: its parser is here with the reader of summaries. */
export const headingsOf = (markdown: string): ReadonlyArray<string> => headingsIn(fromMarkdown(markdown))

const headingsIn = (node: Nodes): ReadonlyArray<string> => {
  if (node.type === "heading") return node.depth <= 3 ? [textOf(node).trim()] : []
  return "children" in node ? node.children.flatMap(headingsIn) : []
}

const textOf = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(textOf).join("") : ""

/** The second that a link in a summary points to: "#t=63" is 63. Null for any other link. */
export const secondOf = (href: string | undefined): number | null => {
  const found = /^#t=(\d+(?:\.\d+)?)$/.exec(href ?? "")?.[1]
  return found === undefined ? null : Number(found)
}
