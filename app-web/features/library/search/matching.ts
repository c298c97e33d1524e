import { findIn } from "#web/lib/find.ts"
import { fold } from "#web/lib/fold.ts"

/** Ranges of a text, `[from, to)`. */
export type Marks = ReadonlyArray<readonly [number, number]>

/** The words of a query, all of which must match. A query without spaces is one word. */
export const wordsOf = (query: string): ReadonlyArray<string> =>
  fold(query).text.split(/\s+/).filter((word) => word !== "")

interface Searched {
  readonly title: string
  readonly excerpt: string | null
}

const haystacks = new WeakMap<Searched, string>()

/** Whether all words occur in the title or excerpt. Folding is most of the work, so it is done once per task. */
export const isMatch = (task: Searched, words: ReadonlyArray<string>): boolean => {
  const known = haystacks.get(task)
  const haystack = known ?? fold(`${task.title}\n${task.excerpt ?? ""}`).text
  if (known === undefined) haystacks.set(task, haystack)
  return words.every((word) => haystack.includes(word))
}

/** The ranges in which the words occur, in order; ranges that touch are joined. */
export const marksIn = (text: string, words: ReadonlyArray<string>): Marks => {
  const texts = [text]
  const found = words.flatMap((word) => {
    const { froms, tos } = findIn(texts, word)
    return froms.map((from, index) => [from, tos[index] ?? from] as const)
  })
  const joined: Array<readonly [number, number]> = []
  for (const [from, to] of found.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) joined.splice(-1, 1, [last[0], Math.max(last[1], to)])
    else joined.push([from, to])
  }
  return joined
}

const quoted = String.raw`["“”„][^"“”„]*["“”]`
const operator = new RegExp(
  String.raw`(?<=^|\s)(?:(?:speaker|tag|before|after)[:：](?:${quoted}|[^\s"“”„]*)|${quoted})(?=\s|$)`,
  "giu",
)

/** Whether only the server can tell what a query finds: it has a phrase, a speaker or a day. */
export const hasOperators = (query: string): boolean => query.search(operator) !== -1

/** What is left of a query to look for in the files that are loaded. */
export const withoutOperators = (query: string): string => query.replaceAll(operator, " ").trim()
