import { readdir, readFile } from "node:fs/promises"

/** A conversation of `tests/bench/decided`, and what was decided in it. */
export interface MarkedConversation {
  readonly name: string
  readonly language: string
  /** "Name: text", or the text alone. */
  readonly lines: ReadonlyArray<string>
  /** For each decision, the lines that settle, state or confirm it, counted from 1. */
  readonly decisions: ReadonlyArray<ReadonlySet<number>>
}

const folder = new URL("../../bench/decided/", import.meta.url)

export const markedConversations = async (part: string): Promise<ReadonlyArray<MarkedConversation>> => {
  const names = (await readdir(new URL(`${part}/`, folder))).filter((name) => name.endsWith(".txt")).toSorted()
  return Promise.all(names.map(async (name) => {
    const [talk = "", marks = ""] = (await readFile(new URL(`${part}/${name}`, folder), "utf8")).split(/^---$/m)
    return {
      name: `${part}/${name}`,
      language: part === "held-back" ? "en" : part,
      lines: talk.trim().split("\n"),
      decisions: decisionsIn(marks),
    }
  }))
}

const decisionsIn = (marks: string): ReadonlyArray<ReadonlySet<number>> =>
  (/^DECISIONS$([\s\S]*?)(?=^[A-Z]+$|(?![\s\S]))/m.exec(marks)?.[1] ?? "").split("\n").flatMap((line) => {
    const cited = /\[([\d, –-]+)\]\s*$/.exec(line)?.[1]
    return cited === undefined ? [] : [new Set(cited.split(",").flatMap(linesIn))]
  })

/** "3" or "3–5" */
const linesIn = (part: string): ReadonlyArray<number> => {
  const [from = 0, to = from] = part.split(/[–-]/).map(Number)
  return Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
}
