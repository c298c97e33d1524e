/** Keeps the first of a list from counting far more than the second: the usual constant of reciprocal rank fusion. */
const evenness = 60

/**
 * One list of several, by the ranks that things have in each: what is high in two lists comes before what is high in one. Among
 * equals, what an earlier list has comes first. Each thing is taken as the first list that has it has it.
 */
export const fused = <Item>(
  lists: ReadonlyArray<ReadonlyArray<Item>>,
  keyOf: (item: Item) => string,
): ReadonlyArray<Item> => {
  const found = new Map<string, { readonly item: Item; score: number }>()
  for (const list of lists) {
    for (const [at, item] of list.entries()) {
      const known = found.get(keyOf(item)) ?? { item, score: 0 }
      known.score += 1 / (evenness + at + 1)
      found.set(keyOf(item), known)
    }
  }
  return [...found.values()].toSorted((a, b) => b.score - a.score).map(({ item }) => item)
}
