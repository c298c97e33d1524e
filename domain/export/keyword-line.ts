import { isKeywordsTitle } from "../analysis/section-titles.ts"
import { markdownLines } from "./markdown-lines.ts"
import { withoutTimeLinks } from "./time-links.ts"

const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/
const item = /^[-*+] (?!\[[ xX]\])(\S.*)$/

/**
 * The summary with its keywords as people write them: in one line, without times. A list that someone has made into
 * more than that stays as it is.
 */
export const withKeywordLine = (markdown: string): string => {
  const lines = markdownLines(markdown)
  const start = lines.findIndex(({ text, isCode }) => !isCode && isKeywordsTitle(heading.exec(text)?.[1] ?? ""))
  if (start < 0) return markdown
  const length = lines.slice(start + 1).findIndex(({ text, isCode }) => !isCode && heading.test(text))
  const end = length < 0 ? lines.length : start + 1 + length
  const body = lines.slice(start + 1, end).map(({ text }) => withoutTimeLinks(text).trimEnd()).filter((text) =>
    text !== ""
  )
  const words = body.map((text) => item.exec(text)?.[1]?.trim() ?? null)
  const known = words.filter((word) => word !== null)
  if (known.length < 2 || known.length < words.length) return markdown
  const comma = known.some((word) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word)) ? "、" : ", "
  return [
    ...lines.slice(0, start + 1).map(({ text }) => text),
    "",
    known.join(comma),
    ...(end < lines.length ? ["", ...lines.slice(end).map(({ text }) => text)] : []),
  ].join("\n")
}
