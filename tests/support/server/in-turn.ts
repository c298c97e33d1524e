/** Does the same with each, one after the other. */
export const inTurn = <A, B>(items: ReadonlyArray<A>, work: (item: A) => Promise<B>): Promise<ReadonlyArray<B>> =>
  items.reduce<Promise<ReadonlyArray<B>>>(
    async (before, item) => [...await before, await work(item)],
    Promise.resolve([]),
  )

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Asks again and again, `every` so many milliseconds, until there is an answer; null when there is none in time. */
export const eventually = async <A>(
  look: () => Promise<A | null> | A | null,
  { every, within }: { readonly every: number; readonly within: number },
): Promise<A | null> => {
  const started = performance.now()
  const found = await look()
  if (found !== null || within <= 0) return found
  await pause(every)
  return eventually(look, { every, within: within - (performance.now() - started) })
}
