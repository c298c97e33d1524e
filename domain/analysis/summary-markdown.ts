import type { SegmentId } from "../kernel/ids.ts"
import { clock } from "../kernel/offset-ms.ts"
import type { SectionKind } from "../task/summary-section.ts"
import type { CheckedPoint, CheckedSection } from "./claims.ts"
import { type SummaryWords, summaryWords } from "./section-titles.ts"

/**
 * The summary that readers see and edit: `##` headings, topics as `###`, one bullet per point with a link to its time, or to its line if there are `lines`.
 * An empty section of decisions stands for none that was stated; then the overview is called what it is, key points.
 * Spoken text is escaped, so a transcript can bring neither HTML nor links into the page.
 */
export const toMarkdown = (
  sections: ReadonlyArray<CheckedSection>,
  language: string,
  lines: ReadonlyMap<SegmentId, number> | null = null,
): string => {
  const words = summaryWords(language)
  const saysNone = sections.some(({ kind, points }) => kind === "decisions" && points.length === 0)
  const titles = saysNone ? { ...words, overview: words.keyPoints } : words
  const shown = sections.filter((section) => section.points.length > 0)
  const blocks = shown.map((section, index) => {
    const bullets = section.points.map((point) => bullet(section.kind, point, words, lines)).join("\n")
    const note = saysNone && section.kind === "overview" ? `\n${words.noDecisions}\n` : ""
    return `${heading(section, shown[index - 1]?.kind, titles)}\n\n${bullets}\n${note}`
  })
  return blocks.join("\n")
}

/** Escapes text for Markdown, on one line. */
export const escapeMarkdown = (text: string): string =>
  text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069\uFEFF]/g, "")
    .replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ")
    .trim()
    .replaceAll(/[\\`*_[\]<>|~&@]/g, String.raw`\$&`)
    .replaceAll("://", String.raw`\://`)
    .replaceAll(/(www)\./giu, String.raw`$1\.`)
    .replace(/^[#+=-]/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])/, String.raw`$1\$2`)

const heading = (section: CheckedSection, before: SectionKind | undefined, words: SummaryWords): string =>
  section.kind === "topic"
    ? `${before === "topic" ? "" : `## ${words.topics}\n\n`}### ${escapeMarkdown(section.title)}`
    : `## ${words[section.kind]}`

type Lines = ReadonlyMap<SegmentId, number> | null

/** Where a claim comes from: a time, or, in a text without times, a line number. */
const citation = ({ begin, segments }: CheckedPoint, words: SummaryWords, lines: Lines): ReadonlyArray<string> => {
  if (lines === null) return begin === null ? [] : [`[${clock(begin)}](#t=${Math.floor(begin / 1000)})`]
  const [first] = segments
  const number = first === undefined ? undefined : lines.get(first)
  return number === undefined ? [] : [`[${begin === null ? `${words.line} ${number}` : clock(begin)}](#line=${first})`]
}

const bullet = (kind: SectionKind, point: CheckedPoint, words: SummaryWords, lines: Lines): string => {
  const owner = point.owner === null ? null : `${words.owner}: ${escapeMarkdown(point.owner)}`
  const due = point.due === null ? null : `${words.due}: ${escapeMarkdown(point.due)}`
  const duty = [owner, due].filter((part) => part !== null).join(", ")
  return [
    kind === "actions" ? "- [ ]" : "-",
    escapeMarkdown(point.text),
    ...(duty === "" ? [] : [`— ${duty}`]),
    ...citation(point, words, lines),
    ...(point.supported ? [] : [`(${words.unverified})`]),
  ].join(" ")
}
