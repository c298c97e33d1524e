import type { Definition, Nodes, Root } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { editInPlace } from "./edit-in-place.ts"
import { recently } from "./recently.ts"
import { isTangled } from "./tangled.ts"

editInPlace()

const syntax = [gfm()]

/** Without the passes over finished text, which turn into links what was escaped so as not to be one. */
const reading = gfmFromMarkdown().map((extension) => Object.assign({}, extension, { transforms: [] }))

/** Markdown as everything here reads it: CommonMark with the tables, ticks and plain addresses of GitHub. */
export const parsed = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: syntax, mdastExtensions: reading })

/** Characters of the texts whose trees are kept: some dozens of summaries. */
const kept = 200_000

/** The tree of a text. Of what would take too long to parse it has the lines, without the marks they begin with. */
export const treeOf = recently(
  (markdown): Root => isTangled(markdown) ? { type: "root", children: linesOf(markdown) } : parsed(markdown),
  kept,
)

const linesOf = (markdown: string): Root["children"] =>
  markdown.split(/\r\n?|\n/).flatMap((line) => {
    const value = line.replace(/^(?:[ \t]|[>*+#-](?=[ \t>*+#-]))+/, "").trim()
    return value === "" ? [] : [{ type: "paragraph", children: [{ type: "text", value }] }]
  })

/** The addresses that are defined somewhere in a text, by what refers to them; of several, the first. */
export const linksIn = (root: Root): ReadonlyMap<string, string> => {
  const open: Array<Nodes> = [root]
  const found: Array<Definition> = []
  // From the end to the beginning.
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.type === "definition") found.push(one)
    if ("children" in one) { for (const child of one.children) open.push(child) }
  }
  return new Map(found.map(({ identifier, url }) => [identifier, url]))
}
