import { Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"
import { SectionKind } from "../task/summary-section.ts"
import { blocksOf } from "../text/blocks.ts"
import { wordsOf } from "../text/runs.ts"
import { summaryWords } from "./section-titles.ts"

/** A section of a summary as it stands, edited or not; `line` is that of its heading in the Markdown, from 1. */
export const SummarySection = wireAs("SummarySection", { kind: SectionKind, line: Schema.Int })
export type SummarySection = typeof SummarySection.Type

interface Span extends SummarySection {
  /** The first line below its heading. */
  readonly body: number
  /** The line after its last. */
  readonly end: number
}

/** The sections that an analyst can rewrite: those whose heading is still as written. */
export const sectionsIn = (markdown: string, language: string): ReadonlyArray<SummarySection> =>
  spansIn(markdown, language).map(({ kind, line }) => ({ kind, line }))

export const hasSection = (markdown: string, language: string, kind: SectionKind): boolean =>
  spansIn(markdown, language).some((span) => span.kind === kind)

/** The summary with one section as it is in `written`; everything else stays byte for byte. A section that is in only one of them stays too. */
export const withSectionOf = (markdown: string, written: string, kind: SectionKind, language: string): string => {
  const old = spansIn(markdown, language).find((span) => span.kind === kind)
  const fresh = spansIn(written, language).find((span) => span.kind === kind)
  if (old === undefined || fresh === undefined) return markdown
  const lines = markdown.split("\n")
  const isLast = old.end > lines.length
  const body = trimmed(written.split("\n").slice(fresh.body - 1, fresh.end - 1))
  const gap = blanksAtEnd(lines.slice(old.body - 1, old.end - 1))
  return [
    ...lines.slice(0, old.body - 1),
    "",
    ...body,
    ...(gap.length > 0 || isLast ? gap : [""]),
    ...lines.slice(old.end - 1),
  ].join("\n")
}

const spansIn = (markdown: string, language: string): ReadonlyArray<Span> => {
  const words = summaryWords(language)
  const kinds = new Map<string, SectionKind>([
    ...SectionKind.literals.map((kind) => [kind === "topic" ? words.topics : words[kind], kind] as const),
    [words.keyPoints, "overview"],
  ])
  const after = markdown.split("\n").length + 1
  const headings = blocksOf(markdown).flatMap((block) =>
    block.kind === "heading" && block.level <= 2 ? [{ ...block.at, kind: kinds.get(wordsOf(block.runs)) }] : []
  )
  const seen = new Set<SectionKind>()
  return headings.flatMap(({ line, lastLine, kind }, index) => {
    if (kind === undefined || seen.has(kind)) return []
    seen.add(kind)
    return [{ kind, line, body: lastLine + 1, end: headings[index + 1]?.line ?? after }]
  })
}

const isBlank = (line: string): boolean => line.trim() === ""

const blanksAtEnd = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.slice(lines.findLastIndex((line) => !isBlank(line)) + 1)

const trimmed = (lines: ReadonlyArray<string>): ReadonlyArray<string> => {
  const first = lines.findIndex((line) => !isBlank(line))
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => !isBlank(line)) + 1)
}
