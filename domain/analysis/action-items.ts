import { Schema } from "effect"
import { OffsetMs } from "../kernel/offset-ms.ts"
import { wireAs } from "../kernel/wire.ts"
import { type Block, blocksOf, type Item } from "../text/blocks.ts"
import { edited } from "../text/edited.ts"
import { wordsOf } from "../text/runs.ts"
import { anchorOf } from "./outline.ts"
import { summaryWords } from "./section-titles.ts"

/**
 * A line of the summary that can be ticked. `id` comes from its text, so it stays while the text does; `line` is its line
 * in the Markdown, from 1.
 */
export const ActionItem = wireAs("ActionItem", {
  id: Schema.String,
  line: Schema.Int,
  text: Schema.String,
  owner: Schema.NullOr(Schema.String),
  due: Schema.NullOr(Schema.String),
  isDone: Schema.Boolean,
  /** Whether the summary marks it as not verified. */
  isUnverified: Schema.Boolean,
  begin: Schema.NullOr(OffsetMs),
})
export type ActionItem = typeof ActionItem.Type

/** The items of a Markdown text in order. `language` is that of its labels. */
export const actionItemsOf = (markdown: string, language: string): ReadonlyArray<ActionItem> => {
  const { owner, due, unverified } = summaryWords(language)
  const mark = `(${unverified})`
  const seen = new Map<string, number>()
  return tickable(markdown).map(({ at, isDone, runs }) => {
    const said = wordsOf(runs)
    const plain = said.replaceAll(mark, "").replaceAll(/\s+/g, " ").trim()
    const { text, rest } = partsOf(plain, [owner, due])
    const key = textKey(text)
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    return {
      id: nth === 1 ? key : `${key}-${nth}`,
      line: at.line,
      text,
      owner: labelled(rest, owner, due),
      due: labelled(rest, due, owner),
      isDone: isDone === true,
      isUnverified: said.includes(mark),
      begin: anchorOf(runs),
    }
  })
}

/** The Markdown with the items on these lines ticked or not. */
export const tickedMarkdown = (markdown: string, lines: ReadonlyArray<number>, isDone: boolean): string =>
  edited(
    markdown,
    tickable(markdown).filter(({ at }) => lines.includes(at.line)).map(({ at }) => {
      const box = markdown.indexOf("[", at.begin) + 1
      return { begin: box, end: box + 1, text: isDone ? "x" : " " }
    }),
  )

/** A rewritten summary keeps the ticks of items that read the same, or are the only ones from the same moment. */
export const withTicksOf = (before: string, after: string, language: string): string => {
  const [old, now] = [actionItemsOf(before, language), actionItemsOf(after, language)]
  const known = new Set(now.map(({ id }) => id))
  const done = new Set(old.filter(({ isDone }) => isDone).map(({ id }) => id))
  const isReworded = ({ begin }: ActionItem): boolean =>
    begin !== null && isOnly(old, begin) && isOnly(now, begin)
    && old.some((one) => one.begin === begin && one.isDone && !known.has(one.id))
  const kept = now.filter((one) => done.has(one.id) || isReworded(one))
  return kept.length === 0 ? after : tickedMarkdown(after, kept.map(({ line }) => line), true)
}

const isOnly = (items: ReadonlyArray<ActionItem>, begin: number): boolean =>
  items.filter((one) => one.begin === begin).length === 1

/** The items that have a box, and words. */
const tickable = (markdown: string): ReadonlyArray<Item> =>
  blocksOf(markdown).flatMap(itemsIn).filter(({ isDone, runs }) => isDone !== null && wordsOf(runs) !== "")

const itemsIn = (block: Block): ReadonlyArray<Item> =>
  block.kind === "quotation"
    ? block.blocks.flatMap(itemsIn)
    : block.kind === "list"
    ? block.items.flatMap((item) => [item, ...item.blocks.flatMap(itemsIn)])
    : []

/** What is to be done, and what follows the dash: "Call them — owner: Ann, due: Friday". */
const partsOf = (plain: string, labels: ReadonlyArray<string>) => {
  const at = Math.max(...labels.map((label) => plain.lastIndexOf(` — ${label}: `)))
  return at < 0 ? { text: plain, rest: "" } : { text: plain.slice(0, at), rest: `, ${plain.slice(at + 3)}` }
}

const labelled = (rest: string, label: string, other: string): string | null => {
  const start = rest.indexOf(`, ${label}: `)
  if (start < 0) return null
  const value = rest.slice(start + label.length + 4)
  const end = value.indexOf(`, ${other}: `)
  const found = (end < 0 ? value : value.slice(0, end)).trim()
  return found === "" ? null : found
}

/** Short and stable: FNV-1a over the letters and digits. */
const textKey = (text: string): string => {
  let hash = 0x81_1c_9d_c5
  for (const letter of text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  }
  return hash.toString(36)
}
