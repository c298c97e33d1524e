import { escapeMarkdown } from "../analysis/summary-markdown.ts"
import { unmarked } from "../text/plain-text.ts"

/** A part of a summary: Markdown that stays as it is, or words. */
type Part = { readonly kind: "markup" | "words"; readonly text: string }

/** The words of a summary, part by part. */
export const summaryTexts = (markdown: string): ReadonlyArray<string> =>
  partsOf(markdown).flatMap(({ kind, text }) => kind === "words" ? [wordsOf(text)] : [])

/** The summary with its words translated; headings, bullets, ticks and citations stay as they are. */
export const translatedSummary = (markdown: string, translate: (text: string) => string | null): string =>
  partsOf(markdown).map(({ kind, text }) => {
    const translated = kind === "markup" ? null : translate(wordsOf(text))
    return translated === null ? text : escapeMarkdown(translated)
  }).join("")

const fence = /^\s*(?:`{3,}|~{3,})/
const opening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?|#{1,6}[ \t]+)?/
/** Links, code, table bars, and the dash before an action item's owner. */
const markup = /!?\[(?:\\.|[^\\[\]])*\]\([^()]*\)|`+[^`]*`+|\||\s—\s|\r?\n/g

const partsOf = (markdown: string): ReadonlyArray<Part> => {
  let isCode = false
  return markdown.split(/(?<=\n)/).flatMap((line): ReadonlyArray<Part> => {
    if (fence.test(line)) isCode = !isCode
    if (isCode || fence.test(line)) return [{ kind: "markup", text: line }]
    const start = opening.exec(line)?.[0] ?? ""
    return betweenMarkup(line.slice(start.length), start)
  })
}

const betweenMarkup = (line: string, start: string): ReadonlyArray<Part> => {
  const parts: Array<Part> = [{ kind: "markup", text: start }]
  let at = 0
  for (const { index, 0: whole } of line.matchAll(markup)) {
    parts.push(...spaced(line.slice(at, index)), { kind: "markup", text: whole })
    at = index + whole.length
  }
  return [...parts, ...spaced(line.slice(at))]
}

/** Words, and the spaces and signs around them, which stay. */
const spaced = (text: string): ReadonlyArray<Part> => {
  const [, before = "", words = "", after = ""] = /^([\s—–()]*)(.*?)([\s—–()]*)$/su.exec(text) ?? []
  return /\p{L}/u.test(words)
    ? [{ kind: "markup", text: before }, { kind: "words", text: words }, { kind: "markup", text: after }]
    : [{ kind: "markup", text }]
}

const wordsOf = (text: string): string => unmarked(text).replaceAll(/\s+/g, " ").trim()
