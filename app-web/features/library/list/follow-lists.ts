import type { TaskListUpdate } from "#domain/library/task-update.ts"
import { refreshPlaces } from "#web/entities/folder/refresh-folders.ts"
import { applyUpdates, missedUpdates } from "#web/entities/task/apply-updates.ts"
import { forgetCounted, outdateCounts, refreshCounts, refreshOldCounts } from "#web/entities/task/counts.ts"
import { allLists } from "#web/entities/task/list-query.ts"
import { refreshLists } from "#web/entities/task/task-cache.ts"
import { queries } from "#web/lib/queries.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"

type Updates = typeof TaskListUpdate.Encoded

/** While no updates are received, lists and counts are out of date, however recent: they are fetched when shown again. */
const outdate = (): void => {
  void queries.invalidateQueries({ queryKey: allLists, refetchType: "none" })
  outdateCounts()
}

/** For pages that receive no updates. */
export const askForNews = (): void => {
  refreshPlaces()
  refreshLists()
  refreshCounts()
}

interface ListFollower {
  /** The stream begins, or begins again. */
  readonly started: () => void
  readonly heard: (updates: Updates, search: LibrarySearch) => void
  /** Nobody listens any more. */
  readonly left: () => void
}

/** Keeps lists and counts up to date from the stream of the library, without fetching them again. */
export const listFollower = (): ListFollower => {
  let starts = 0
  let isFirst = true
  return {
    started: () => {
      starts += 1
      isFirst = true
      // Files may have come and gone while no list was shown.
      if (starts === 1) refreshOldCounts()
    },
    heard: (updates, search) => {
      if (isFirst) forgetCounted()
      // What happened while the stream was interrupted is not sent again.
      const isLate = isFirst && (starts > 1 || missedUpdates(updates))
      isFirst = false
      if (updates.folders) refreshPlaces()
      const isChanged = applyUpdates(updates, search)
      if (isLate) refreshLists()
      if (isLate || isChanged) refreshCounts()
    },
    left: outdate,
  }
}
