import { rowEnd } from "./pdf-pages.ts"

interface Line {
  readonly text: string
  /** Complete, as a row of a table is. */
  readonly isRow: boolean
  readonly page: number
  /** Its width relative to the longest line of its page. */
  readonly reach: number
  /** Whether it is of a slide or list, whose lines stand for themselves. */
  readonly isListed: boolean
}

/** Joins the pages of a document into one text, undoing line wraps and page breaks within sentences. */
export const unwrapped = (pages: ReadonlyArray<string>): string => {
  const lines = pages.flatMap((page, nth) => linesOf(page, nth, pages.length > 1))
  const parts: Array<string> = []
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1]
    if (before === undefined) parts.push(line.text)
    else if (!goesOn(before, line)) parts.push(before.page === line.page ? "\n" : "\n\n", line.text)
    else if (hyphen.test(before.text)) parts.push((parts.pop() ?? "").slice(0, -1), line.text)
    else parts.push(cjk.test(before.text.at(-1) ?? "") && cjk.test(line.text) ? "" : " ", line.text)
  }
  return parts.join("")
}

const pageNumber = /^(?:(?:page|seite|página) )?[-–]? ?\d{1,4}(?: ?(?:\/|of|von|de|sur) ?\d{1,4})? ?[-–]?$/i

const linesOf = (page: string, nth: number, isOneOfMany: boolean): ReadonlyArray<Line> => {
  const all = page.split("\n").map((line) => line.trim())
  const texts = all.filter((text, at) => !isOneOfMany || (at > 0 && at < all.length - 1) || !pageNumber.test(text))
  const wrapped = texts.filter((text) => !text.endsWith(rowEnd))
  const longest = Math.max(narrow, ...wrapped.slice(0, enough).map(widthOf))
  const isListed = isSlide(wrapped)
  return texts.map((text) => ({
    text: text.replace(rowEnd, ""),
    isRow: text.endsWith(rowEnd),
    page: nth,
    reach: widthOf(text) / longest,
    isListed,
  }))
}

const fewest = 4

/** Headings and points begin with a capital, and hardly any ends with a full stop; lines of prose do not all do so. */
const isSlide = (texts: ReadonlyArray<string>): boolean => {
  const lines = texts.slice(0, enough).filter((text) => text !== "")
  const starting = lines.filter((text) => /^(?:\p{Lu}|\p{N})/u.test(text) || begins.test(text))
  return lines.length >= fewest && starting.length >= lines.length * 0.8
    && lines.filter((text) => ended.test(text)).length <= lines.length * 0.2
}

/** Pages with lines shorter than this are not wrapped at all. */
const narrow = 40
const enough = 2000
const cjk = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const widthOf = (text: string): number =>
  text.length + (text.match(/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu)?.length ?? 0)

const hyphen = /\p{L}[-\u00AD]$/u
const ended = /[.!?:;…。！？：；]["”’»)\]]*$/u
/** An item of a list, or what someone says. */
const begins = /^(?:[•▪◦●○☐☑✓*–—-]|\(?\d{1,3}[.)]\s|\(?[a-z]\)\s|[[(]?\d{1,2}:\d{2}|\p{Lu}[^:.]{0,39}:\s)/u

const goesOn = ({ text, isRow, reach, isListed }: Line, next: Line): boolean => {
  if (isRow || next.isRow || text === "" || next.text === "" || begins.test(next.text) || ended.test(text)) return false
  const isLower = /^\p{Ll}/u.test(next.text)
  if (isListed && !isLower) return false
  return hyphen.test(text) ? isLower : reach >= (isLower ? 0.5 : 0.75)
}
