import type { LibrarySearch } from "#web/lib/searches.ts"
import { useIsVisible } from "#web/lib/use-is-visible.ts"
import { useWhileHeldBack } from "#web/request/held-back.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useState } from "react"
import { askForNews, listFollower } from "./follow-lists.ts"

/** Keeps the lists up to date from a stream, without fetching them again. */
export const useLiveTasks = (search: LibrarySearch): void => {
  const isVisible = useIsVisible()
  const [follower] = useState(listFollower)
  trpc.library.watchTasks.useSubscription({}, {
    enabled: isVisible,
    onStarted: follower.started,
    onData: (updates) => follower.heard(updates, search),
  })
  useWhileHeldBack(isVisible, askForNews)
  useEffect(() => follower.left, [follower])
}
