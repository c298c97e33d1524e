/** Places in two lists of words that belong together; null where one list has nothing. In order. */
export type Pair = readonly [written: number | null, heard: number | null]

/**
 * Aligns two spellings of the same speech with the fewest differences. Different words pair too, more readily
 * the more letters they share: "Baldy" with "somebody".
 */
export const aligned = (written: ReadonlyArray<string>, heard: ReadonlyArray<string>): ReadonlyArray<Pair> => {
  const costs = [Float64Array.from({ length: heard.length + 1 }, (_, at) => at)]
  for (const [row, word] of written.entries()) {
    const above = costs[row] ?? new Float64Array()
    const next = new Float64Array(heard.length + 1)
    next[0] = row + 1
    for (const [column, other] of heard.entries()) {
      const paired = (above[column] ?? 0) + difference(word, other)
      next[column + 1] = Math.min(paired, (above[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1)
    }
    costs.push(next)
  }
  const pairs: Array<Pair> = []
  let [row, column] = [written.length, heard.length]
  const costOf = (above: number, before: number): number => costs[row - above]?.[column - before] ?? Infinity
  while (row > 0 || column > 0) {
    const [word, other] = [written[row - 1], heard[column - 1]]
    const isPaired = word !== undefined && other !== undefined
      && costOf(0, 0) >= costOf(1, 1) + difference(word, other) - tolerance
    if (isPaired) pairs.push([--row, --column])
    else if (word !== undefined && costOf(0, 0) >= costOf(1, 0) + 1 - tolerance) pairs.push([--row, null])
    else pairs.push([null, --column])
  }
  return pairs.toReversed()
}

const tolerance = 1e-9

/** Less than that of a word that is missing in each, as long as some letters are the same. */
const difference = (a: string, b: string): number => a === b ? 0 : 0.6 + 1.4 * (1 - likeness(a, b))

/** The share of letters that stay when one spelling is made from the other: 1 if all do. */
export const likeness = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let at = 0; at < a.length; at++) {
    const next = [at + 1]
    for (let place = 0; place < b.length; place++) {
      const kept = (row[place] ?? 0) + (a[at] === b[place] ? 0 : 1)
      next.push(Math.min(kept, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(a.length, b.length, 1)
}
