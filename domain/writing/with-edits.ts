import { changesBetween, type Hunk } from "./line-changes.ts"

/**
 * A summary that was written again (`written`), with the edits that people have made to the one before: `before` is what was
 * written then, `edited` what they made of it. What they changed stays as they have it, where the sentence stays or at the
 * place that it cites; what they added stays after what it followed; what they deleted stays away. Ticks are no edits.
 */
export const withEdits = (before: string, edited: string, written: string): string => {
  const mine = edited.split("\n")
  let lines: ReadonlyArray<string> = written.split("\n")
  for (const hunk of changesBetween(before.split("\n"), mine, lineKey)) lines = applied(lines, hunk, mine)
  return lines.join("\n")
}

/** A line as it reads without its tick. */
const lineKey = (line: string): string => line.replace(/^(\s*(?:[-*+]|\d+[.)])\s+)\[[xX]\]/, "$1[ ]").trim()

const applied = (lines: ReadonlyArray<string>, hunk: Hunk, mine: ReadonlyArray<string>): ReadonlyArray<string> => {
  const { removed, added, at } = hunk
  const isPaired = removed.length === added.length
  let result = [...lines]
  const left: Array<string> = []
  for (const [nth, line] of added.entries()) {
    if (find(result, line) >= 0) continue
    const place = isPaired ? find(result, removed[nth] ?? "") : -1
    const there = place >= 0 ? place : citing(result, line)
    if (there < 0) left.push(line)
    else result[there] = line
  }
  const gone = new Set(isPaired ? [] : removed.map(lineKey))
  const kept = new Set(added.map(lineKey))
  result = result.filter((line) => line.trim() === "" || !gone.has(lineKey(line)) || kept.has(lineKey(line)))
  return left.length === 0 ? result : inserted(result, left, mine.slice(0, at))
}

const find = (lines: ReadonlyArray<string>, line: string): number =>
  lines.findIndex((one) => lineKey(one) === lineKey(line))

/** The only line that cites the place that this one cites. */
const citing = (lines: ReadonlyArray<string>, line: string): number => {
  const [link] = /\(#(?:t|line)=[^()\s]+\)/.exec(line) ?? []
  if (link === undefined) return -1
  const found = lines.flatMap((one, at) => one.includes(link) ? [at] : [])
  return found.length === 1 ? found[0] ?? -1 : -1
}

const isHeading = (line: string): boolean => /^#{1,6}\s/.test(line)
const isItem = (line: string): boolean => /^\s*(?:[-*+]|\d+[.)])\s/.test(line)

/** After the nearest line before it that is still there; under its heading, added again if need be. */
const inserted = (
  lines: ReadonlyArray<string>,
  added: ReadonlyArray<string>,
  before: ReadonlyArray<string>,
): ReadonlyArray<string> => {
  for (const line of before.toReversed()) {
    const at = line.trim() === "" ? -1 : find(lines, line)
    if (at >= 0) return placed(lines, added, at + 1)
    if (isHeading(line)) return [...trimmed(lines), "", line, "", ...added, ""]
  }
  return [...added, "", ...lines]
}

const placed = (
  lines: ReadonlyArray<string>,
  added: ReadonlyArray<string>,
  at: number,
): ReadonlyArray<string> => {
  const isList = isItem(lines[at - 1] ?? "") && isItem(added[0] ?? "")
  const block = isList ? added : ["", ...added]
  const next = lines[at] ?? ""
  return lines.toSpliced(at, 0, ...block, ...(next === "" || (isItem(next) && isItem(added.at(-1) ?? "")) ? [] : [""]))
}

const trimmed = (lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.slice(0, lines.findLastIndex((line) => line.trim() !== "") + 1)
