import diff from "fast-diff"

export interface Pair {
  readonly from: number | null
  readonly to: number | null
}

/** The most comparisons; more could take seconds and would say little. */
const maxComparisons = 40_000

/** Pairs what is the same, in order; in the gaps between, what is most alike. */
export const paired = (
  a: ReadonlyArray<string>,
  b: ReadonlyArray<string>,
  alike: Worth,
): ReadonlyArray<Pair> => {
  const out: Array<Pair> = []
  let i = 0
  let j = 0
  let gap = { from: 0, to: 0 }
  const close = () => {
    out.push(...inGap(gap, { from: i, to: j }, alike))
    gap = { from: i, to: j }
  }
  for (const { kind, count } of difference(a, b)) {
    if (kind === diff.EQUAL) {
      close()
      for (let nth = 0; nth < count; nth++) out.push({ from: i++, to: j++ })
      gap = { from: i, to: j }
    } else if (kind === diff.DELETE) i += count
    else j += count
  }
  close()
  return out
}

interface Piece {
  readonly kind: number
  readonly count: number
}

/** The shortest difference between two lists. A letter stands for each distinct entry; there are some 55,000. */
export const difference = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): ReadonlyArray<Piece> => {
  const letters = new Map<string, string>()
  const coded = (entries: ReadonlyArray<string>): string =>
    entries.map((entry) => {
      const letter = letters.get(entry) ?? String.fromCharCode(Math.min(0x01_00 + letters.size, 0xd7_ff))
      letters.set(entry, letter)
      return letter
    }).join("")
  const before = coded(a)
  const after = coded(b)
  if (letters.size > 0xd6_ff) return [{ kind: diff.DELETE, count: a.length }, { kind: diff.INSERT, count: b.length }]
  return diff(before, after).map(([kind, text]) => ({ kind, count: text.length }))
}

interface Place {
  readonly from: number
  readonly to: number
}

type Worth = (i: number, j: number) => number

/** Paired in order, with the highest total likeness. Two long stretches are only compared in step. */
const inGap = (start: Place, end: Place, alike: Worth): ReadonlyArray<Pair> => {
  const rows = end.from - start.from
  const columns = end.to - start.to
  const pairs = rows * columns > maxComparisons ? inStep : bestOf
  return pairs(rows, columns, (i, j) => alike(start.from + i, start.to + j)).map(({ from, to }) => ({
    from: from === null ? null : start.from + from,
    to: to === null ? null : start.to + to,
  }))
}

const inStep = (rows: number, columns: number, worth: Worth): ReadonlyArray<Pair> =>
  Array.from({ length: Math.max(rows, columns) }, (_, at) => at).flatMap((at): ReadonlyArray<Pair> => {
    if (at >= rows) return [{ from: null, to: at }]
    if (at >= columns) return [{ from: at, to: null }]
    return worth(at, at) > 0 ? [{ from: at, to: at }] : [{ from: at, to: null }, { from: null, to: at }]
  })

const bestOf = (rows: number, columns: number, worth: Worth): ReadonlyArray<Pair> => {
  const width = columns + 1
  const values = Array.from({ length: rows * columns }, (_, at) => worth(Math.floor(at / columns), at % columns))
  const sums = new Float64Array((rows + 1) * width)
  const sum = (i: number, j: number): number => sums[i * width + j] ?? 0
  const value = (i: number, j: number): number => values[i * columns + j] ?? 0
  for (let i = rows - 1; i >= 0; i--) {
    for (let j = columns - 1; j >= 0; j--) {
      sums[i * width + j] = Math.max(sum(i + 1, j), sum(i, j + 1), value(i, j) + sum(i + 1, j + 1))
    }
  }
  const out: Array<Pair> = []
  let i = 0
  let j = 0
  while (i < rows && j < columns) {
    if (value(i, j) > 0 && sum(i, j) === value(i, j) + sum(i + 1, j + 1)) out.push({ from: i++, to: j++ })
    else if (sum(i, j) === sum(i + 1, j)) out.push({ from: i++, to: null })
    else out.push({ from: null, to: j++ })
  }
  while (i < rows) out.push({ from: i++, to: null })
  while (j < columns) out.push({ from: null, to: j++ })
  return out
}
