import { type Block, blocksOf } from "./blocks.ts"
import { type Run, wordsOf } from "./runs.ts"

export interface PlainLine {
  readonly text: string
  readonly isHeading: boolean
}

/** What a Markdown text says, block by block, without signs, citations and empty lines. */
export const plainLines = (markdown: string): ReadonlyArray<PlainLine> => blocksOf(markdown).flatMap(linesOf)

/** The lines as one text, in which a heading begins with a tab. */
export const joinedLines = (lines: ReadonlyArray<PlainLine>): string =>
  lines.map(({ text, isHeading }) => isHeading ? `\t${text}` : text).join("\n")

/** The lines that such a text was made of. */
export const separateLines = (joined: string): ReadonlyArray<PlainLine> =>
  joined === "" ? [] : joined.split("\n").map((line) => ({ text: line.trimStart(), isHeading: line.startsWith("\t") }))

const linesOf = (block: Block): ReadonlyArray<PlainLine> => {
  switch (block.kind) {
    case "heading":
      return lineOf(block.runs, true)
    case "paragraph":
      return lineOf(block.runs)
    case "quotation":
      return block.blocks.flatMap(linesOf)
    case "list":
      return block.items.flatMap(({ runs, blocks }) => [...lineOf(runs), ...blocks.flatMap(linesOf)])
    case "table":
      return block.rows.flatMap((row) => lineOfText(row.map(wordsOf).join(" ")))
    case "listing":
      return block.text.split("\n").flatMap((line) => lineOfText(line))
    case "rule":
      return []
  }
}

const lineOf = (runs: ReadonlyArray<Run>, isHeading = false): ReadonlyArray<PlainLine> =>
  lineOfText(wordsOf(runs), isHeading)

const lineOfText = (written: string, isHeading = false): ReadonlyArray<PlainLine> => {
  const text = written.replaceAll(/\s+/g, " ").trim()
  return text === "" ? [] : [{ text, isHeading }]
}
