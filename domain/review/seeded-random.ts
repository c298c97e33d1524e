export interface Random {
  /** From 0 to below 1. */
  readonly next: () => number
  readonly shuffle: <Value>(values: ReadonlyArray<Value>) => ReadonlyArray<Value>
}

/** The same seed gives the same questions. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    shuffle: (values) =>
      values.map((value) => ({ value, rank: next() })).toSorted((a, b) => a.rank - b.rank).map(({ value }) => value),
  }
}
