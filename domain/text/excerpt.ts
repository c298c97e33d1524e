import { plainLines } from "./plain-lines.ts"

/** Characters of an excerpt. */
const most = 200
/** So many of them are given up to end with a word. */
const spare = 20

/** What a summary begins with, without its headings, in one plain line; null where it says nothing. */
export const excerptOf = (summary: string): string | null => {
  const lines = plainLines(summary)
  const first = lines.findIndex(({ isHeading }) => !isHeading)
  if (first === -1) return null
  const next = lines.findIndex(({ isHeading }, nth) => isHeading && nth > first)
  const section = lines.slice(first, next === -1 ? lines.length : next)
  return shortened(section.map(({ text }) => text).join(" "))
}

const shortened = (text: string): string => {
  if (text.length <= most) return text
  const space = text.lastIndexOf(" ", most - 1)
  const kept = text.slice(0, space > most - spare ? space : most - 1).replace(/[\uD800-\uDBFF]$/, "")
  return `${kept.trimEnd()}…`
}
