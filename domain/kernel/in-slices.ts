import { Effect } from "effect"

/** A request of others takes several turns, and waits for a slice in each of them: subtitles take 40 microseconds a line. */
const slice = 50

/** Maps items in slices, after each of which others get their turn: a large export holds nobody up. */
export const inSlices = Effect.fnUntraced(function*<A, B>(items: ReadonlyArray<A>, of: (item: A, index: number) => B) {
  const found: Array<B> = []
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % slice === 0) yield* Effect.yieldNow
    found.push(of(item, index))
  }
  return found
})
