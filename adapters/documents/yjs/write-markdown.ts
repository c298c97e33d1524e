import { recently } from "#domain/text/recently.ts"
import type { BlockContent, List, ListItem, Nodes, PhrasingContent, Root, RootContent, TableRow } from "mdast"
import { gfmToMarkdown } from "mdast-util-gfm"
import { toMarkdown } from "mdast-util-to-markdown"
import { canonical, isList, unmarked } from "./canonical.ts"
import { type DocumentNode, isTextblock, type Mark, markKey, plainOf } from "./document-node.ts"
import { longTexts, readMarkdown } from "./read-markdown.ts"

/** A document as Markdown that reads as the same document again. */
export const writeMarkdown = (doc: DocumentNode): string => {
  const runs = withLists(canonical(doc).content ?? [])
  return runs.map((run) => writeRun(JSON.stringify(run))).join("\n")
}

/** Each block by itself, but a list together with a list before it: neighbours have different bullets. */
const withLists = (blocks: ReadonlyArray<DocumentNode>): ReadonlyArray<ReadonlyArray<DocumentNode>> => {
  const runs: Array<Array<DocumentNode>> = []
  for (const one of blocks) {
    const before = runs.at(-1)
    if (before?.[0] !== undefined && isList(before[0]) && isList(one)) before.push(one)
    else runs.push([one])
  }
  return runs
}

const writeRun = recently((run) => {
  const blocks: ReadonlyArray<DocumentNode> = JSON.parse(run)
  return written(blocks.map(sayable))
}, longTexts)

/** In rare cases, marks that touch each other cannot be expressed in Markdown; the words can. */
const sayable = (one: DocumentNode): DocumentNode => {
  const { content } = one
  if (content === undefined) return one
  if (!isTextblock(one.type)) return { ...one, content: content.map(sayable) }
  return content.every(({ marks }) => marks === undefined) || isSayable(content) ? one : unmarked(one)
}

const isSayable = (content: ReadonlyArray<DocumentNode>): boolean => {
  const paragraph = [{ type: "paragraph", content }]
  return sameText(canonical(readMarkdown(written(paragraph))).content, paragraph)
}

export const sameText = (
  a: ReadonlyArray<DocumentNode> = [],
  b: ReadonlyArray<DocumentNode> = [],
): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Created once: it compiles its patterns on first use. */
const syntax = [gfmToMarkdown({ tablePipeAlign: false })]

const written = (content: ReadonlyArray<DocumentNode>): string => {
  const root: Root = { type: "root", children: content.flatMap(block) }
  return toMarkdown(root, {
    extensions: syntax,
    bullet: "-",
    emphasis: "*",
    // A rule of hyphens or stars could be taken for items of a list around it.
    rule: "_",
    listItemIndent: "one",
    fences: true,
    resourceLink: true,
    join: [between],
  })
}

/** Blank lines between blocks: none between the items of a list, nor before a list that may interrupt its paragraph. */
const between = (left: Nodes, right: Nodes, parent: Nodes): number => {
  if (parent.type === "list") return 0
  return parent.type === "listItem" && left.type === "paragraph" && right.type === "list" && interrupts(right) ? 0 : 1
}

const interrupts = ({ ordered, start, children }: List): boolean =>
  (ordered !== true || start === 1) && children[0]?.children[0]?.type === "paragraph"

const block = (one: DocumentNode): ReadonlyArray<RootContent & BlockContent> => {
  const { content = [], attrs = {} } = one
  if (isList(one)) return [list(one)]
  switch (one.type) {
    case "heading":
      return [{ type: "heading", depth: depthOf(attrs["level"]), children: phrasing(content) }]
    case "blockquote":
      return [{ type: "blockquote", children: content.flatMap(block) }]
    case "horizontalRule":
      return [{ type: "thematicBreak" }]
    case "codeBlock":
      return [{ type: "code", lang: stringOr(attrs["language"], null), value: plainOf(one) }]
    case "table":
      return [{ type: "table", children: content.map(row) }]
    default:
      return [{ type: "paragraph", children: phrasing(content) }]
  }
}

const list = ({ type, attrs = {}, content = [] }: DocumentNode): List => ({
  type: "list",
  ordered: type === "orderedList",
  start: type === "orderedList" && typeof attrs["start"] === "number" ? attrs["start"] : null,
  spread: false,
  children: content.map((item): ListItem => ({
    type: "listItem",
    spread: false,
    checked: item.type === "taskItem" ? item.attrs?.["checked"] === true : null,
    children: (item.content ?? []).flatMap(block),
  })),
})

const row = ({ content = [] }: DocumentNode): TableRow => ({
  type: "tableRow",
  children: content.map((cell) => ({
    type: "tableCell",
    children: (cell.content ?? []).flatMap((inner) => phrasing(inner.content ?? [])),
  })),
})

const depthOf = (level: unknown): 1 | 2 | 3 | 4 => level === 1 || level === 2 || level === 3 ? level : 4

const stringOr = <Other>(value: unknown, other: Other): string | Other => typeof value === "string" ? value : other

const nested = ["link", "bold", "italic", "strike"]

/** Marks are nested as far as neighbours share them, outermost first. */
const phrasing = (nodes: ReadonlyArray<DocumentNode>, depth = 0): Array<PhrasingContent> => {
  const type = nested[depth]
  if (type === undefined) return nodes.map(leaf)
  const out: Array<PhrasingContent> = []
  for (let at = 0; at < nodes.length;) {
    const mark = nodes[at]?.marks?.find((one) => one.type === type)
    const key = mark && markKey(mark)
    let end = at + 1
    while (end < nodes.length && keyOf(nodes[end], type) === key) end++
    const children = phrasing(nodes.slice(at, end), depth + 1)
    out.push(...(mark === undefined ? children : [wrapped(mark, children)]))
    at = end
  }
  return out
}

const keyOf = (one: DocumentNode | undefined, type: string): string | undefined => {
  const mark = one?.marks?.find((other) => other.type === type)
  return mark && markKey(mark)
}

const wrapped = ({ type, attrs }: Mark, children: Array<PhrasingContent>): PhrasingContent => {
  switch (type) {
    case "link":
      return { type: "link", url: stringOr(attrs?.["href"], ""), children }
    case "bold":
      return { type: "strong", children }
    case "italic":
      return { type: "emphasis", children }
    default:
      return { type: "delete", children }
  }
}

const leaf = (one: DocumentNode): PhrasingContent => {
  if (one.type === "hardBreak") return { type: "break" }
  if (one.type === "citation") {
    const label = stringOr(one.attrs?.["label"], "")
    return { type: "link", url: stringOr(one.attrs?.["href"], ""), children: [{ type: "text", value: label }] }
  }
  const value = one.text ?? ""
  return one.marks?.some(({ type }) => type === "code") === true
    ? { type: "inlineCode", value }
    : { type: "text", value }
}
