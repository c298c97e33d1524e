import { useLongest } from "#web/entities/plan/use-estimate.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { useEffect } from "react"
import type { Most } from "./chosen.ts"
import { limits } from "./limits.ts"

/** What the reader's plan takes at once. */
export const most = storeOf<Most>({ files: limits.files, seconds: Infinity })

export const useMost = (): Most => {
  const seconds = useLongest()
  useEffect(() => most.set((before) => before.seconds === seconds ? before : { ...before, seconds }), [seconds])
  return useStore(most)
}
