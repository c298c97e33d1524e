export interface WordErrors {
  readonly errors: number
  readonly words: number
  /** Errors per hundred words spoken. */
  readonly percent: number
}

export const wordsOf = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().replace(/’/g, "'").replace(/[^a-z0-9' ]+/g, " ").trim().split(/\s+/).filter((word) => word !== "")

/** Word error rate: substitutions, deletions and insertions of the best alignment. */
export const wordErrors = (spoken: string, heard: string): WordErrors => {
  const [reference, hypothesis] = [wordsOf(spoken), wordsOf(heard)]
  let row = Array.from({ length: hypothesis.length + 1 }, (_, index) => index)
  reference.forEach((word, line) => {
    const next = [line + 1]
    hypothesis.forEach((other, column) => {
      const swap = (row[column] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(swap, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    })
    row = next
  })
  const errors = row.at(-1) ?? 0
  return { errors, words: reference.length, percent: (100 * errors) / Math.max(1, reference.length) }
}
