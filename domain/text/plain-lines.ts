import { unmarked } from "./plain-text.ts"

export interface PlainLine {
  readonly text: string
  readonly isHeading: boolean
}

const quote = /^(?: {0,3}>[ \t]?)+/
const fence = /^\s*(?:`{3,}|~{3,})/
/** A rule between sections, under a heading or in a table. */
const rule = /^[\s|:*_=-]*$/
const heading = /^ {0,3}#{1,6}[ \t]+/
const bullet = /^\s*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?/

/** The lines of a Markdown text as plain text, without empty ones. */
export const plainLines = (markdown: string): ReadonlyArray<PlainLine> =>
  markdown.split(/\r\n|\r|\n/).flatMap((written) => {
    const line = written.replace(quote, "")
    if (fence.test(line) || rule.test(line)) return []
    const isHeading = heading.test(line)
    const words = line.replace(heading, "").replace(bullet, "").replaceAll(/^\s*\||(?<!\\)\|/g, " ")
    const text = unmarked(words).replaceAll(/\s+/g, " ").trim()
    return text === "" ? [] : [{ text, isHeading }]
  })
