import { trpc } from "../../../lib/trpc.ts"
import { type Estimate, estimateOf, minutesOfText } from "./estimate.ts"

/** What texts of so many bytes (null when only the server can read them) will use; null until it is known. */
export const useTextEstimate = (sizes: ReadonlyArray<number | null>): Estimate | null => {
  const { data: usage } = trpc.plan.getUsage.useQuery({})
  if (usage === undefined) return null
  const known = sizes.filter((size) => size !== null)
  const minutes = known.reduce((sum, size) => sum + minutesOfText(size), 0)
  return estimateOf(minutes, sizes.length - known.length, usage)
}
