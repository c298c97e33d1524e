import { editInPlace } from "#adapters/documents/exports/edit-in-place.ts"
import { isTangled } from "#domain/analysis/summary-text.ts"
import { type PlainLine, plainLines } from "#domain/text/plain-lines.ts"
import type { Definition, List, PhrasingContent, RootContent, Table } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { type Run, runsOf } from "./markdown-runs.ts"

editInPlace()

/** The building blocks of a document. `level` is the nesting depth of a list or quotation, from 0. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "paragraph"; readonly level: number; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "item"; readonly level: number; readonly mark: string; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "duties"; readonly duties: ReadonlyArray<DutyItem> }
  | { readonly kind: "table"; readonly rows: ReadonlyArray<ReadonlyArray<ReadonlyArray<Run>>> }
  | { readonly kind: "listing"; readonly text: string }
  | { readonly kind: "rule" }

export interface DutyItem {
  readonly isDone: boolean
  readonly runs: ReadonlyArray<Run>
}

/** A Markdown text as blocks. HTML is treated as text; of what would take too long to parse, only the words are kept. */
export const blocksOf = (markdown: string): ReadonlyArray<Block> =>
  isTangled(markdown) ? plainLines(markdown).map(plainBlock) : read(markdown)

const plainBlock = ({ text, isHeading }: PlainLine): Block => {
  const runs = runsOf([{ type: "text", value: text }], new Map())
  return isHeading ? { kind: "heading", level: 2, runs } : { kind: "paragraph", level: 0, runs }
}

const read = (markdown: string): ReadonlyArray<Block> => {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const links = new Map(
    children.filter((node): node is Definition => node.type === "definition").map(({ identifier, url }) => [
      identifier,
      url,
    ]),
  )
  const runs = (nodes: ReadonlyArray<PhrasingContent>) => runsOf(nodes, links)
  const blocks = (node: RootContent, level: number): ReadonlyArray<Block> => {
    switch (node.type) {
      case "heading":
        return [{ kind: "heading", level: node.depth, runs: runs(node.children) }]
      case "paragraph":
        return [{ kind: "paragraph", level, runs: runs(node.children) }]
      case "list":
        return listOf(node, level)
      case "blockquote":
        return node.children.flatMap((child) => blocks(child, level + 1))
      case "table":
        return [{ kind: "table", rows: tableOf(node) }]
      case "code":
        return [{ kind: "listing", text: node.value }]
      case "html":
        return [{ kind: "paragraph", level, runs: runs([node]) }]
      case "footnoteDefinition":
        return [
          { kind: "paragraph", level, runs: runs([{ type: "text", value: `[${node.identifier}]` }]) },
          ...node.children.flatMap((child) => blocks(child, level + 1)),
        ]
      case "thematicBreak":
        return [{ kind: "rule" }]
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
      case "image":
      case "imageReference":
      case "inlineCode":
      case "link":
      case "linkReference":
      case "strong":
      case "text":
        return [{ kind: "paragraph", level, runs: runs([node]) }]
    }
  }
  const tableOf = ({ children: rows }: Table) => rows.map((row) => row.children.map((cell) => runs(cell.children)))
  const listOf = (list: List, level: number): ReadonlyArray<Block> => {
    const duties = list.children.map(({ checked, children: [only, ...others] }) =>
      typeof checked === "boolean" && only?.type === "paragraph" && others.length === 0
        ? { isDone: checked, runs: runs(only.children) }
        : null
    )
    if (level === 0 && duties.every((duty) => duty !== null)) return [{ kind: "duties", duties }]
    return list.children.flatMap(({ checked, children: parts }, index) => {
      const bullet = list.ordered === true ? `${(list.start ?? 1) + index}.` : "•"
      const mark = typeof checked === "boolean" ? checked ? "☑" : "☐" : bullet
      const [first, ...rest] = parts
      const head = first?.type === "paragraph" ? runs(first.children) : []
      const below = first === undefined || first.type === "paragraph" ? rest : parts
      return [
        { kind: "item" as const, level, mark, runs: head },
        ...below.flatMap((child) => blocks(child, level + 1)),
      ]
    })
  }
  return children.flatMap((child) => blocks(child, 0))
}
