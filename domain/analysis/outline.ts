import { type Block, blocksOf } from "../text/blocks.ts"
import { offsetOf } from "../text/citation.ts"
import { type Run, wordsOf } from "../text/runs.ts"

/** One heading or bullet. A line is nested under the line before it if its `level` is higher. */
export interface Outline {
  readonly text: string
  readonly anchor: number | null
  readonly level: number
  readonly isHeading: boolean
}

/** Bullets are below all headings. */
const headingLevels = 10
const maxLength = 300

/** The headings and bullets of a Markdown text in order, or its paragraphs if it has neither. */
export const outlineOf = (markdown: string): ReadonlyArray<Outline> => {
  const blocks = blocksOf(markdown)
  const found = blocks.flatMap((block) => linesIn(block, headingLevels))
  return found.length > 0 ? found : blocks.flatMap(prose)
}

const linesIn = (block: Block, level: number): ReadonlyArray<Outline> => {
  switch (block.kind) {
    case "heading":
      return lineOf(block.runs, block.level, true)
    case "list":
      return block.items.flatMap(({ runs, blocks }) => [
        ...lineOf(runs, level, false),
        ...blocks.flatMap((one) => linesIn(one, level + 1)),
      ])
    case "quotation":
      return block.blocks.flatMap((one) => linesIn(one, level))
    case "listing":
    case "paragraph":
    case "rule":
    case "table":
      return []
  }
}

const prose = (block: Block): ReadonlyArray<Outline> =>
  block.kind === "paragraph"
    ? lineOf(block.runs, 0, false)
    : block.kind === "quotation"
    ? block.blocks.flatMap(prose)
    : []

const lineOf = (runs: ReadonlyArray<Run>, level: number, isHeading: boolean): ReadonlyArray<Outline> => {
  const text = shortened(wordsOf(runs))
  return text === "" ? [] : [{ text, anchor: anchorOf(runs), level, isHeading }]
}

const shortened = (text: string): string =>
  text.length > maxLength ? `${Array.from(text).slice(0, maxLength - 1).join("")}…` : text

/** The first moment of the recording that is cited, in milliseconds. */
export const anchorOf = (runs: ReadonlyArray<Run>): number | null =>
  runs.flatMap(({ cite }) => cite === null ? [] : offsetOf(cite) ?? [])[0] ?? null
