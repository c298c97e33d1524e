import { batchLimits } from "./batch-limits.ts"
import { type Chosen, toSend } from "./chosen.ts"

/** What is sent comes first, in its order; then what is not. */
export const inOrder = (all: ReadonlyArray<Chosen>): ReadonlyArray<Chosen> => {
  const sent = toSend(all, batchLimits.get())
  return [...sent, ...all.filter((one) => !sent.includes(one))]
}

/** Changes the order of what is sent; the rest stays behind it. */
export const reordered = (
  all: ReadonlyArray<Chosen>,
  change: (sent: ReadonlyArray<Chosen>) => ReadonlyArray<Chosen>,
): ReadonlyArray<Chosen> => {
  const sent = toSend(all, batchLimits.get())
  return [...change(sent), ...all.filter((one) => !sent.includes(one))]
}
