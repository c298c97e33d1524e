import type { List, ListItem, Nodes, PhrasingContent, RootContent } from "mdast"
import { linksIn, treeOf } from "./markdown-tree.ts"
import { plainRun, type Run, runsOf } from "./runs.ts"

/** Where something is written: offsets, and lines from 1; `end` and `lastLine` are its last. */
interface Place {
  readonly begin: number
  readonly end: number
  readonly line: number
  readonly lastLine: number
}

/** One thing after the other, as readers see it, whatever the signs it was written with. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly runs: ReadonlyArray<Run>; readonly at: Place }
  | { readonly kind: "paragraph"; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "quotation"; readonly blocks: ReadonlyArray<Block> }
  | ListBlock
  | { readonly kind: "table"; readonly rows: ReadonlyArray<ReadonlyArray<ReadonlyArray<Run>>> }
  | { readonly kind: "listing"; readonly text: string }
  | { readonly kind: "rule" }

export interface ListBlock {
  readonly kind: "list"
  /** The number of its first item; null for bullets. */
  readonly start: number | null
  readonly items: ReadonlyArray<Item>
  readonly at: Place
}

export interface Item {
  /** Whether it is ticked; null without a box. */
  readonly isDone: boolean | null
  readonly at: Place
  /** Its first paragraph. */
  readonly runs: ReadonlyArray<Run>
  /** What comes under it. */
  readonly blocks: ReadonlyArray<Block>
}

/** A Markdown text as blocks. HTML is text. */
export const blocksOf = (markdown: string): ReadonlyArray<Block> => {
  const root = treeOf(markdown)
  const links = linksIn(root)
  const runs = (nodes: ReadonlyArray<PhrasingContent>) => runsOf(nodes, links)
  const within = (nodes: ReadonlyArray<RootContent>): ReadonlyArray<Block> => nodes.flatMap(blocks)
  const blocks = (node: RootContent): ReadonlyArray<Block> => {
    switch (node.type) {
      case "heading":
        return [{ kind: "heading", level: node.depth, runs: runs(node.children), at: placeOf(node) }]
      case "paragraph":
        return [{ kind: "paragraph", runs: runs(node.children) }]
      case "list":
        return [listOf(node)]
      case "blockquote":
        return [{ kind: "quotation", blocks: within(node.children) }]
      case "table":
        return [{ kind: "table", rows: node.children.map((row) => row.children.map((cell) => runs(cell.children))) }]
      case "code":
        return [{ kind: "listing", text: node.value }]
      case "thematicBreak":
        return [{ kind: "rule" }]
      case "footnoteDefinition":
        return [{ kind: "paragraph", runs: [plainRun(`[${node.identifier}]`)] }, ...within(node.children)]
      case "definition":
      case "listItem":
      case "tableRow":
      case "tableCell":
      case "yaml":
        return []
      case "break":
      case "delete":
      case "emphasis":
      case "footnoteReference":
      case "html":
      case "image":
      case "imageReference":
      case "inlineCode":
      case "link":
      case "linkReference":
      case "strong":
      case "text":
        return [{ kind: "paragraph", runs: runs([node]) }]
    }
  }
  const listOf = (list: List): ListBlock => ({
    kind: "list",
    start: list.ordered === true ? list.start ?? 1 : null,
    items: list.children.map(itemOf),
    at: placeOf(list),
  })
  const itemOf = (item: ListItem): Item => {
    const [first, ...rest] = item.children
    const isText = first?.type === "paragraph"
    return {
      isDone: item.checked ?? null,
      at: placeOf(item),
      runs: isText ? runs(first.children) : [],
      blocks: within(isText ? rest : item.children),
    }
  }
  return within(root.children)
}

const placeOf = ({ position }: Nodes): Place => ({
  begin: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
  line: position?.start.line ?? 1,
  lastLine: position?.end.line ?? 1,
})
