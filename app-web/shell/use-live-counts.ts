import {
  countedAnew,
  forgetCounted,
  outdateCounts,
  refreshCounts,
  refreshOldCounts,
} from "#web/entities/task/counts.ts"
import { useIsVisible } from "#web/lib/use-is-visible.ts"
import { useWhileHeldBack } from "#web/request/held-back.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useRef } from "react"

/** Keeps the counts of the side bar up to date on screens without a list, whose stream would do so. */
export const useLiveCounts = (isWanted: boolean): void => {
  const isVisible = useIsVisible()
  const isFirst = useRef(true)
  trpc.library.watchTasks.useSubscription({}, {
    enabled: isWanted && isVisible,
    onStarted: () => {
      isFirst.current = true
      refreshOldCounts()
    },
    onData: ({ tasks, removed, folders }) => {
      if (isFirst.current) forgetCounted()
      isFirst.current = false
      const switched = countedAnew(tasks)
      if (folders || removed.length + switched.length > 0) refreshCounts()
    },
  })
  const isHeard = isWanted && isVisible
  useWhileHeldBack(isHeard, refreshCounts)
  useEffect(() => isHeard ? outdateCounts : undefined, [isHeard])
}
