import { trpc } from "../../../lib/trpc.ts"
import { type Estimate, estimateOf, minutesOfRecordings } from "./estimate.ts"

/** What recordings of these lengths (seconds; null when nobody knows) will use; null until it is known. */
export const useRecordingEstimate = (lengths: ReadonlyArray<number | null>, isMerged: boolean): Estimate | null => {
  const { data: usage } = trpc.plan.getUsage.useQuery({})
  if (usage === undefined) return null
  const unknown = lengths.filter((length) => length === null).length
  return estimateOf(minutesOfRecordings(lengths, isMerged), unknown, usage)
}
