import type { PlainLine } from "./plain-lines.ts"

/** Characters in an excerpt. */
const maxLength = 200
/** How many of them may be dropped to end with a whole word. */
const spare = 20

/** The beginning of a summary, of which these are the lines, in one line without headings; null if it has no text. */
export const excerptOf = (lines: ReadonlyArray<PlainLine>): string | null => {
  const first = lines.findIndex(({ isHeading }) => !isHeading)
  if (first === -1) return null
  const next = lines.findIndex(({ isHeading }, nth) => isHeading && nth > first)
  const section = lines.slice(first, next === -1 ? lines.length : next)
  return shortened(section.map(({ text }) => text).reduce(joined))
}

/** A full-width sign, such as a Chinese full stop, brings its own space. */
const joined = (before: string, after: string): string =>
  /[\u3001-\u303F\uFF01-\uFF60]$/.test(before) ? before + after : `${before} ${after}`

const shortened = (text: string): string => {
  if (text.length <= maxLength) return text
  const space = text.lastIndexOf(" ", maxLength - 1)
  const cut = text.slice(0, space > maxLength - spare ? space : maxLength - 1).replace(/[\uD800-\uDBFF]$/, "")
  return `${cut.trimEnd()}…`
}
