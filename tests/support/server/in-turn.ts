/** Does the same with each, one after another. */
export const inTurn = <A, B>(items: ReadonlyArray<A>, work: (item: A) => Promise<B>): Promise<ReadonlyArray<B>> =>
  items.reduce<Promise<ReadonlyArray<B>>>(
    async (before, item) => [...await before, await work(item)],
    Promise.resolve([]),
  )
