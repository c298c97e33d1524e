import { findIn } from "#web/lib/find.ts"
import { fold } from "#web/lib/fold.ts"

/** Stretches of a text, `[from, to)`. */
export type Marks = ReadonlyArray<readonly [number, number]>

/** The words of a query, all of which have to be there. What is written without spaces is found as it stands. */
export const wordsOf = (query: string): ReadonlyArray<string> =>
  fold(query).text.split(/\s+/).filter((word) => word !== "")

interface Searched {
  readonly title: string
  readonly excerpt: string | null
}

const haystacks = new WeakMap<Searched, string>()

/** Whether all words stand in title or excerpt. Folding is the larger part of the work: done once a task. */
export const isMatch = (task: Searched, words: ReadonlyArray<string>): boolean => {
  const known = haystacks.get(task)
  const haystack = known ?? fold(`${task.title}\n${task.excerpt ?? ""}`).text
  if (known === undefined) haystacks.set(task, haystack)
  return words.every((word) => haystack.includes(word))
}

/** Where words stand in a text, in order, joined where they touch. */
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
