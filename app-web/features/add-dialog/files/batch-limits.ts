import { useLongest } from "#web/entities/plan/use-estimate.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { useEffect } from "react"
import type { BatchLimits } from "./chosen.ts"
import { limits } from "./limits.ts"

/** What the reader's plan takes at once. */
export const batchLimits = storeOf<BatchLimits>({ files: limits.files, seconds: Infinity })

export const useBatchLimits = (): BatchLimits => {
  const seconds = useLongest()
  useEffect(() => batchLimits.set((before) => before.seconds === seconds ? before : { ...before, seconds }), [seconds])
  return useStore(batchLimits)
}
