import { type Block, blocksOf, type ListBlock } from "#domain/text/blocks.ts"
import type { Run } from "#domain/text/runs.ts"

/** The parts of a document one below the other. `level` is the nesting depth of a list or quotation, from 0. */
export type Part =
  | { readonly kind: "heading"; readonly level: number; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "paragraph"; readonly level: number; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "item"; readonly level: number; readonly mark: string; readonly runs: ReadonlyArray<Run> }
  | { readonly kind: "duties"; readonly duties: ReadonlyArray<DutyItem> }
  | Extract<Block, { readonly kind: "table" | "listing" | "rule" }>

export interface DutyItem {
  readonly isDone: boolean
  readonly runs: ReadonlyArray<Run>
}

export const partsOf = (markdown: string): ReadonlyArray<Part> => blocksOf(markdown).flatMap((block) => flat(block, 0))

/** Levels that are indented. A page has room for no more, and what is deeper stands at the last one. */
const deepest = 12

const below = (level: number): number => Math.min(level + 1, deepest)

const flat = (block: Block, level: number): ReadonlyArray<Part> => {
  switch (block.kind) {
    case "heading":
      return [{ kind: "heading", level: block.level, runs: block.runs }]
    case "paragraph":
      return [{ kind: "paragraph", level, runs: block.runs }]
    case "quotation":
      return block.blocks.flatMap((one) => flat(one, below(level)))
    case "list":
      return listOf(block, level)
    case "table":
    case "listing":
    case "rule":
      return [block]
  }
}

/** A list of nothing but action items becomes a table. */
const listOf = ({ items, start }: ListBlock, level: number): ReadonlyArray<Part> => {
  const duties = items.flatMap(({ isDone, runs, blocks }) =>
    isDone === null || blocks.length > 0 ? [] : [{ isDone, runs }]
  )
  if (level === 0 && duties.length === items.length) return [{ kind: "duties", duties }]
  return items.flatMap(({ isDone, runs, blocks }, nth) => {
    const bullet = start === null ? "•" : `${start + nth}.`
    const mark = isDone === null ? bullet : isDone ? "☑" : "☐"
    return [{ kind: "item" as const, level, mark, runs }, ...blocks.flatMap((one) => flat(one, below(level)))]
  })
}
