import { useMaxSeconds } from "#web/entities/plan/use-estimate.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { useEffect } from "react"
import { limits } from "./limits.ts"

/** How much can be sent at once. */
export interface BatchLimits {
  readonly maxFiles: number
  /** The longest recording. */
  readonly maxSeconds: number
}

/** The limits of the reader's plan. */
export const batchLimits = storeOf<BatchLimits>({ maxFiles: limits.files, maxSeconds: Infinity })

export const useBatchLimits = (): BatchLimits => {
  const maxSeconds = useMaxSeconds()
  useEffect(
    () => batchLimits.set((before) => before.maxSeconds === maxSeconds ? before : { ...before, maxSeconds }),
    [maxSeconds],
  )
  return useStore(batchLimits)
}
