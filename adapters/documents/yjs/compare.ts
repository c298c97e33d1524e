import diff from "fast-diff"
import { canonical, isList } from "./canonical.ts"
import { type DocumentNode, plainOf } from "./document-node.ts"
import { paired } from "./pairing.ts"
import { byWords, wordsIn } from "./patch-text.ts"
import { readMarkdown } from "./read-markdown.ts"

type Kind = "same" | "added" | "removed"

interface ComparedRun {
  readonly kind: Kind
  readonly text: string
}

interface ComparedBlock {
  readonly style: string
  readonly runs: ReadonlyArray<ComparedRun>
}

interface Line {
  readonly style: string
  readonly text: string
}

/** Two versions of a text, block by block and word by word. */
export const compareMarkdown = (from: string, to: string): ReadonlyArray<ComparedBlock> => {
  const [before, after] = [linesOf(from), linesOf(to)]
  const [a, b] = [before.map(wordsOf), after.map(wordsOf)]
  const alike = (i: number, j: number): number => share(a[i], b[j])
  return paired(before.map(keyOf), after.map(keyOf), alike).map(({ from: i, to: j }) => {
    const old = i === null ? undefined : before[i]
    const now = j === null ? undefined : after[j]
    return { style: (now ?? old)?.style ?? "paragraph", runs: runsOf(old?.text, now?.text) }
  })
}

const wordsOf = ({ text }: Line): ReadonlySet<string> => wordsIn([{ type: "text", text }])

const keyOf = ({ style, text }: Line): string => `${style} ${text}`

const kinds: ReadonlyMap<number, Kind> = new Map([[diff.EQUAL, "same"], [diff.INSERT, "added"], [
  diff.DELETE,
  "removed",
]])

const runsOf = (old: string | undefined, now: string | undefined): ReadonlyArray<ComparedRun> => {
  if (old === undefined) return [{ kind: "added", text: now ?? "" }]
  if (now === undefined) return [{ kind: "removed", text: old }]
  return byWords(old, now).map(([kind, text]) => ({ kind: kinds.get(kind) ?? "same", text }))
}

/** The share of words in common, if it is two fifths at least: with less, it is another sentence. */
const share = (a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number => {
  const both = [...a].filter((one) => b.has(one)).length
  const ratio = both / Math.max(1, a.size, b.size)
  return ratio >= 0.4 ? ratio : 0
}

const linesOf = (markdown: string): ReadonlyArray<Line> =>
  (canonical(readMarkdown(markdown)).content ?? []).flatMap(lines)

const lines = (one: DocumentNode): ReadonlyArray<Line> => {
  const { type, content = [], attrs = {} } = one
  if (isList(one)) return content.flatMap(items)
  if (type === "blockquote") return content.flatMap(lines)
  if (type === "table") {
    return content.map((row) => ({ style: "row", text: (row.content ?? []).map(shown).join(" | ") }))
  }
  if (type === "horizontalRule") return [{ style: "rule", text: "" }]
  if (type === "heading") return [{ style: `heading${String(attrs["level"])}`, text: shown(one) }]
  if (type === "codeBlock") return plainOf(one).split("\n").map((text) => ({ style: "code", text }))
  return [{ style: "paragraph", text: shown(one) }]
}

const items = ({ type, attrs = {}, content = [] }: DocumentNode): ReadonlyArray<Line> => {
  const [first, ...rest] = content.flatMap(lines)
  if (first === undefined) return []
  const box = attrs["checked"] === true ? "☑ " : "☐ "
  const text = type === "taskItem" ? `${box}${first.text}` : first.text
  return [{ style: first.style === "paragraph" ? "item" : first.style, text }, ...rest]
}

const labelOf = ({ attrs }: DocumentNode): string => typeof attrs?.["label"] === "string" ? attrs["label"] : ""

const shown = (one: DocumentNode): string => {
  if (one.type === "hardBreak") return " "
  if (one.type === "citation") return `[${labelOf(one)}]`
  return one.text ?? (one.content ?? []).map(shown).join("")
}
