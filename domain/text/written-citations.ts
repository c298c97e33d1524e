import type { Link, Nodes } from "mdast"
import { isCitation } from "./citation.ts"
import { edited } from "./edited.ts"
import { treeOf } from "./markdown-tree.ts"
import { textWithin } from "./text-within.ts"

/** Removes the citations from a Markdown text. */
export const withoutCitations = (markdown: string): string => replaced(markdown, () => "")

/** Puts the words of citations in parentheses in their place: outside the app nothing can play them. */
export const citationsAsText = (markdown: string): string =>
  replaced(markdown, (link, space) => `${space === "" ? "" : " "}(${textWithin(link)})`)

/** Has citations lead to an address, where the app can play them. */
export const citationsAsLinks = (markdown: string, addressOf: (citation: string) => string): string =>
  replaced(
    markdown,
    (link, space) => `${space}[${textWithin(link).replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${addressOf(link.url)})`,
  )

/** With the space before each of them. */
const replaced = (markdown: string, by: (link: Link, space: string) => string): string =>
  edited(
    markdown,
    citationsIn(treeOf(markdown)).flatMap((link) => {
      const [begin, end] = [link.position?.start.offset, link.position?.end.offset]
      if (begin === undefined || end === undefined) return []
      const space = /[ \t]?$/.exec(markdown.slice(Math.max(0, begin - 1), begin))?.[0] ?? ""
      return [{ begin: begin - space.length, end, text: by(link, space) }]
    }),
  )

const citationsIn = (root: Nodes): ReadonlyArray<Link> => {
  const open: Array<Nodes> = [root]
  const found: Array<Link> = []
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.type === "link" && isCitation(one.url)) found.push(one)
    else if ("children" in one) { for (const child of one.children.toReversed()) open.push(child) }
  }
  return found
}
