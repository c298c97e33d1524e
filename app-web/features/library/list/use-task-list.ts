import { listInput, listKey, runningInput } from "#web/entities/task/list-query.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { noteHasFiles } from "#web/lib/has-files.ts"
import { firstPage, nextPage, unique } from "#web/lib/paging.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { trpc } from "#web/request/trpc.ts"
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"

/** Long enough to read a file and come back to the same position. */
const cacheTimeMs = 30 * 60_000

/** The loaded tasks of the list that the address shows; running tasks are always complete. */
export const useTaskList = (search: LibrarySearch) => {
  const { client } = trpc.useUtils()
  const input = listInput(search)
  const isByTime = search.sort === undefined || search.sort === "oldest"
  const pages = useInfiniteQuery({
    queryKey: listKey(input),
    queryFn: ({ pageParam: { page, size }, signal }) =>
      client.library.listTasks.query({ ...input, page, page_size: size }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (_page, all, last) => nextPage(all, last),
    placeholderData: keepPreviousData,
    gcTime: cacheTimeMs,
  })
  const running = trpc.library.listTasks.useQuery(runningInput(search), {
    enabled: isByTime && search.state === undefined,
  })
  const { data } = pages
  const { data: runningPage } = running
  const total = data?.pages[0]?.total
  const isAll = Object.values(search).every((one) => one === undefined)
  useEffect(() => {
    if (isAll && total !== undefined && !pages.isPlaceholderData) noteHasFiles(total > 0)
  }, [isAll, total, pages.isPlaceholderData])
  const tasks = useMemo(() => {
    const loaded = data?.pages.flatMap(({ items }) => items) ?? []
    if (!isByTime) return unique(loaded)
    return sortByTime(unique([...loaded, ...runningPage?.items ?? []]), search.sort === "oldest")
  }, [data, runningPage, isByTime, search.sort])
  return { ...pages, tasks }
}

/** Running tasks may be older than anything loaded, so they have to be sorted in. */
const sortByTime = (tasks: ReadonlyArray<TaskItem>, isOldestFirst: boolean): ReadonlyArray<TaskItem> =>
  tasks.toSorted((a, b) => (Date.parse(a.created_at) - Date.parse(b.created_at)) * (isOldestFirst ? 1 : -1))
