import { type Block, blocksOf, type Item } from "../text/blocks.ts"
import type { Run } from "../text/runs.ts"

/** The summary without Markdown syntax, except bullets and tables, which read well as they are. */
export const plainSummary = (markdown: string): string => blocksOf(markdown).map(textOf).join("\n\n")

const textOf = (block: Block): string => {
  switch (block.kind) {
    case "heading":
    case "paragraph":
      return lineOf(block.runs)
    case "quotation":
      return indented(block.blocks.map(textOf).join("\n\n"), "> ", "> ")
    case "list":
      return block.items.map((item, nth) => itemOf(item, block.start === null ? "-" : `${block.start + nth}.`)).join(
        "\n",
      )
    case "table":
      return block.rows.map((row) => `| ${row.map(lineOf).join(" | ")} |`).join("\n")
    case "listing":
      return block.text
    case "rule":
      return "---"
  }
}

const itemOf = ({ isDone, runs, blocks }: Item, mark: string): string => {
  const box = isDone === null ? "" : isDone ? "[x] " : "[ ] "
  const below = blocks.map((block, nth) =>
    `${(nth > 0 || runs.length > 0) && block.kind !== "list" ? "\n" : ""}${textOf(block)}`
  )
  const lines = [...(runs.length === 0 && blocks.length > 0 ? [] : [lineOf(runs)]), ...below]
  return indented(`${box}${lines.join("\n")}`, `${mark} `, " ".repeat(mark.length + 1))
}

const indented = (text: string, first: string, others: string): string =>
  text.split("\n").map((line, nth) => `${nth === 0 ? first : others}${line}`.trimEnd()).join("\n")

/** Citations are in parentheses: outside the app nothing can play them. */
const lineOf = (runs: ReadonlyArray<Run>): string =>
  runs.map(({ text, cite }) => cite === null ? text : `(${text})`).join("").trim()
