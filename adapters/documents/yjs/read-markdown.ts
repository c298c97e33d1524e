import { isCitation } from "#domain/text/citation.ts"
import { linksIn, parsed } from "#domain/text/markdown-tree.ts"
import { recently } from "#domain/text/recently.ts"
import { maxEmphasis, textWithin } from "#domain/text/text-within.ts"
import type { List, ListItem, PhrasingContent, RootContent, Table } from "mdast"
import {
  cleanCode,
  cleanText,
  type DocumentNode,
  isSafeHref,
  joined,
  type Mark,
  maxDepth,
  node,
  textNode,
} from "./document-node.ts"
import { markdownChunks } from "./markdown-chunks.ts"

/** The most characters that a cache of documents holds: two long ones. */
export const longTexts = 4_000_000

type Links = ReadonlyMap<string, string>

/** Markdown as a document that the editor accepts. What it has no node for stays as text. */
export const readMarkdown = (markdown: string): DocumentNode => {
  const content = markdownChunks(cleanCode(markdown)).flatMap(readChunk)
  return node("doc", content.length > 0 ? content : [node("paragraph")])
}

const readChunk = recently((markdown): ReadonlyArray<DocumentNode> => {
  const tree = parsed(markdown)
  return blocks(tree.children, linksIn(tree), 0)
}, longTexts)

const blocks = (nodes: ReadonlyArray<RootContent>, links: Links, depth: number): ReadonlyArray<DocumentNode> =>
  nodes.flatMap((one) => block(one, links, depth))

const block = (one: RootContent, links: Links, depth: number): ReadonlyArray<DocumentNode> => {
  if (depth > maxDepth / 2) return paragraph(textNode(cleanText(textWithin(one))))
  switch (one.type) {
    case "heading":
      return [node("heading", inlines(one.children, links, []), { level: Math.min(one.depth, 4) })]
    case "paragraph":
      return paragraph(inlines(one.children, links, []))
    case "blockquote":
      return [node("blockquote", orParagraph(blocks(one.children, links, depth + 1)))]
    case "thematicBreak":
      return [node("horizontalRule")]
    case "code":
      return [node("codeBlock", textNode(one.value), { language: one.lang ?? null })]
    case "list":
      return lists(one, links, depth)
    case "table":
      return [table(one, links)]
    case "footnoteDefinition":
      return [...paragraph(textNode(`[^${one.identifier}]:`)), ...blocks(one.children, links, depth + 1)]
    case "html":
      return one.value.split("\n").flatMap((line) => paragraph(textNode(cleanText(line))))
    case "definition":
    case "listItem":
    case "tableRow":
    case "tableCell":
    case "yaml":
      return []
    case "text":
    case "emphasis":
    case "strong":
    case "delete":
    case "inlineCode":
    case "break":
    case "link":
    case "linkReference":
    case "image":
    case "imageReference":
    case "footnoteReference":
      return paragraph(inline(one, links, []))
  }
}

const paragraph = (content: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> => [node("paragraph", content)]

const orParagraph = (content: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> =>
  content.length > 0 ? content : [node("paragraph")]

/** A list of which only some items have a box becomes several, so that none gets or loses one. */
const lists = (list: List, links: Links, depth: number): ReadonlyArray<DocumentNode> => {
  const runs: Array<Array<ListItem>> = []
  for (const item of list.children) {
    const run = runs.at(-1)
    if (run !== undefined && isTask(run[0]) === isTask(item)) run.push(item)
    else runs.push([item])
  }
  let start = list.start ?? 1
  return runs.map((items) => {
    const first = start
    start += items.length
    const content = items.map((item) => itemOf(item, links, depth))
    if (isTask(items[0])) return node("taskList", content)
    return list.ordered === true ? node("orderedList", content, { start: first }) : node("bulletList", content)
  })
}

const isTask = (item: ListItem | undefined): boolean => typeof item?.checked === "boolean"

/** The first block of an item is a paragraph. */
const itemOf = (item: ListItem, links: Links, depth: number): DocumentNode => {
  const found = blocks(item.children, links, depth + 1)
  const content = found[0]?.type === "paragraph" ? found : [node("paragraph"), ...found]
  return isTask(item) ? node("taskItem", content, { checked: item.checked === true }) : node("listItem", content)
}

/** Every row as long as the longest. */
const table = ({ children }: Table, links: Links): DocumentNode => {
  const width = Math.max(...children.map((row) => row.children.length))
  const rows = children.map((row, at) => {
    const type = at === 0 ? "tableHeader" : "tableCell"
    const cells = row.children.map((cell) => node(type, paragraph(inlines(cell.children, links, []))))
    const missing = Array.from({ length: width - cells.length }, () => node(type, [node("paragraph")]))
    return node("tableRow", [...cells, ...missing])
  })
  return node("table", rows)
}

const inlines = (
  nodes: ReadonlyArray<PhrasingContent>,
  links: Links,
  marks: ReadonlyArray<Mark>,
  depth = 0,
): ReadonlyArray<DocumentNode> => joined(nodes.flatMap((one) => inline(one, links, marks, depth)))

const inline = (
  one: PhrasingContent,
  links: Links,
  marks: ReadonlyArray<Mark>,
  depth = 0,
): ReadonlyArray<DocumentNode> => {
  if (depth > maxEmphasis) return textNode(cleanText(textWithin(one)), marks)
  const within = (type: string) =>
    "children" in one ? inlines(one.children, links, marks.length > 8 ? marks : [...marks, { type }], depth + 1) : []
  switch (one.type) {
    case "text":
      return textNode(one.value.replaceAll(/[ \t]*\n[ \t]*/g, " "), marks)
    case "strong":
      return within("bold")
    case "emphasis":
      return within("italic")
    case "delete":
      return within("strike")
    case "inlineCode":
      return textNode(one.value, [{ type: "code" }])
    case "break":
      return [node("hardBreak")]
    case "link":
      return linked(one.url, one.children, links, marks)
    case "linkReference":
      return linked(links.get(one.identifier) ?? "", one.children, links, marks)
    case "image":
      return linked(one.url, [{ type: "text", value: one.alt ?? "" }], links, marks)
    case "imageReference":
      return linked(links.get(one.identifier) ?? "", [{ type: "text", value: one.alt ?? "" }], links, marks)
    case "footnoteReference":
      return textNode(`[^${one.identifier}]`, marks)
    case "html":
      return textNode(cleanText(one.value), marks)
  }
}

/** A citation is one thing: it cannot be half deleted, and moves with its sentence. */
const linked = (href: string, children: ReadonlyArray<PhrasingContent>, links: Links, marks: ReadonlyArray<Mark>) => {
  if (isCitation(href)) return [node("citation", [], { href, label: children.map(textWithin).join("").trim() })]
  return inlines(children, links, isSafeHref(href) ? [...marks, { type: "link", attrs: { href } }] : marks)
}
