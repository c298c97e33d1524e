import { renaming } from "#web/entities/task/rename-task.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { clockAhead } from "#web/lib/server-clock.ts"
import { useStore } from "#web/lib/store.ts"
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react"
import { type Address, isNarrowed } from "../search/library-address.ts"
import { hasOperators, withoutOperators, wordsOf } from "../search/matching.ts"
import { useFound } from "../search/use-found.ts"
import { useQueryText } from "../search/use-query-text.ts"
import { useFoundSections, useSections } from "./use-sections.ts"
import { useTaskList } from "./use-task-list.ts"

/** The current time, precise to the day: updated at midnight, and when the reader comes back to the page. */
const useNow = (): Date => {
  const ahead = useStore(clockAhead)
  const [here, setHere] = useState(Date.now)
  const now = useMemo(() => new Date(here + ahead), [here, ahead])
  useEffect(() => {
    const update = () => setHere(Date.now())
    const timer = setTimeout(update, untilMidnight(now))
    document.addEventListener("visibilitychange", update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", update)
    }
  }, [now])
  return now
}

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1000

/** How much of a list is loaded. */
export interface Loading {
  readonly isPending: boolean
  readonly isLoading: boolean
  readonly hasMore: boolean
  readonly error: unknown
  /** The total number, as far as the server knows it. */
  readonly total: number
  /** Loads the next page; after a failure, tries again. */
  readonly onMore: () => void
}

const none: ReadonlyArray<TaskItem> = []

/** Everything that the library shows. */
export const useLibrary = (address: Address, isPointing: boolean) => {
  const { search } = address
  const { typed, setTyped, settled } = useQueryText(address)
  const query = useDeferredValue(typed.trim())
  const now = useNow()
  const list = useTaskList(search)
  const found = useFound(settled, search)
  const isHeld = useStore(renaming) !== null || isPointing
  const words = useMemo(() => wordsOf(withoutOperators(query)), [query])
  const listed = useSections({ search, tasks: list.tasks, now, isHeld })
  const isSettling = query !== settled || found.isPlaceholderData
  const matching = useFoundSections({
    tasks: hasOperators(query) ? none : list.tasks,
    answers: found.answers,
    words,
    isAnswered: !isSettling,
  })
  const sections = query === "" ? listed.sections : matching
  const order = useMemo(() => sections.flatMap(({ rows }) => rows.map(({ task }) => task.id)), [sections])
  const loadingList = useLoading(list)
  const loadingFound = useLoading(found)
  const isAll = search.folder === undefined && !isNarrowed(search)
  return {
    typed,
    setTyped,
    query,
    words,
    now,
    sections,
    waiting: query === "" ? listed.waiting : 0,
    order,
    loading: query === ""
      ? loadingList
      // Loaded tasks are searched at once; the server is asked when typing rests.
      : {
        ...loadingFound,
        isPending: false,
        isLoading: loadingFound.isPending || loadingFound.isLoading || isSettling,
        // The server searches all files, regardless of the filter.
        total: isAll ? loadingFound.total : 0,
      },
  }
}

interface Endless {
  readonly isPending: boolean
  readonly isFetchingNextPage: boolean
  readonly hasNextPage: boolean
  readonly isFetchNextPageError: boolean
  readonly error: unknown
  readonly data: { readonly pages: ReadonlyArray<{ readonly total: number }> } | undefined
  readonly fetchNextPage: () => Promise<unknown>
  readonly refetch: () => Promise<unknown>
}

const useLoading = (endless: Endless): Loading => {
  const { isPending, isFetchingNextPage, hasNextPage, isFetchNextPageError, error, data, fetchNextPage, refetch } =
    endless
  const hasNothing = data === undefined
  const onMore = useCallback(() => void (hasNothing ? refetch() : fetchNextPage()), [
    hasNothing,
    refetch,
    fetchNextPage,
  ])
  return {
    isPending,
    isLoading: isFetchingNextPage,
    hasMore: hasNextPage,
    total: data?.pages.at(-1)?.total ?? 0,
    // A loaded list stays, even if refetching it failed.
    error: hasNothing || isFetchNextPageError ? error : null,
    onMore,
  }
}
