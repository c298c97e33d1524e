import { refetchStaleFolders, refreshFolders, refreshPlaces } from "#web/entities/folder/refresh-folders.ts"
import { applyUpdates, countListed, missedUpdates } from "#web/entities/task/apply-updates.ts"
import { refreshLists } from "#web/entities/task/task-cache.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { useIsVisible } from "#web/lib/use-is-visible.ts"
import { trpc } from "#web/request/trpc.ts"
import { useRef } from "react"

/** Keeps the lists up to date from a stream, without fetching them again. */
export const useLiveTasks = (search: LibrarySearch): void => {
  const utils = trpc.useUtils()
  const isVisible = useIsVisible()
  const starts = useRef(0)
  const isFirst = useRef(true)
  trpc.library.watchTasks.useSubscription({}, {
    enabled: isVisible,
    onStarted: () => {
      starts.current += 1
      isFirst.current = true
      // Files may have come and gone while no list was shown.
      void refetchStaleFolders()
    },
    onData: (updates) => {
      // What happened while the stream was interrupted is not sent again.
      if (updates.folders) refreshPlaces()
      if (isFirst.current) countListed()
      const isLate = isFirst.current && (starts.current > 1 || missedUpdates(updates))
      isFirst.current = false
      const isChanged = applyUpdates(updates, search)
      if (isLate) refreshLists()
      if (!isLate && !isChanged) return
      void refreshFolders()
      void utils.plan.getUsage.invalidate()
    },
  })
}
