import { isKeywordsTitle } from "../analysis/section-titles.ts"
import { type Block, blocksOf } from "../text/blocks.ts"
import { edited } from "../text/edited.ts"
import { wordsOf } from "../text/runs.ts"
import { withoutCitations } from "../text/written-citations.ts"

/**
 * The summary with its keywords as people write them: in one line, without times. A list that someone has made into
 * more than that stays as it is.
 */
export const withKeywordLine = (markdown: string): string => {
  const blocks = blocksOf(markdown)
  const start = blocks.findIndex((block) => block.kind === "heading" && isKeywordsTitle(wordsOf(block.runs)))
  const [list, next] = start < 0 ? [] : blocks.slice(start + 1)
  const isAlone = next === undefined || next.kind === "heading"
  const words = list?.kind === "list" && isAlone ? keywordsIn(markdown, list) : []
  if (list?.kind !== "list" || words.length < 2) return markdown
  const comma = words.some((word) => /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(word)) ? "、" : ", "
  return edited(markdown, [{ begin: list.at.begin, end: list.at.end, text: words.join(comma) }]).trim()
}

/** As they are written; none if an item is more than a word. */
const keywordsIn = (markdown: string, { start, items }: Extract<Block, { kind: "list" }>): ReadonlyArray<string> => {
  const isPlain = start === null && items.every(({ isDone, blocks }) => isDone === null && blocks.length === 0)
  if (!isPlain) return []
  return items.map(({ at }) => withoutCitations(markdown.slice(at.begin + 1, at.end)).replaceAll(/\s+/g, " ").trim())
}
