import { listInput, listKey } from "#web/entities/task/list-query.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { firstPage, nextPage, unique } from "#web/lib/paging.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { trpc } from "#web/request/trpc.ts"
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { useMemo } from "react"

/** Long enough to read a file and come back to the same place. */
const kept = 30 * 60_000

/** The tasks that the address asks for, as far as they are loaded; what runs is complete whatever is loaded. */
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
    gcTime: kept,
  })
  const running = trpc.library.listTasks.useQuery({ ...input, state: "running", page_size: 100 }, {
    enabled: isByTime && search.state === undefined,
  })
  const { data } = pages
  const { data: busy } = running
  const tasks = useMemo(() => {
    const loaded = data?.pages.flatMap(({ items }) => items) ?? []
    if (!isByTime) return unique(loaded)
    return inTime(unique([...loaded, ...busy?.items ?? []]), search.sort === "oldest")
  }, [data, busy, isByTime, search.sort])
  return { ...pages, tasks }
}

/** What runs may be older than all that is loaded: it takes its place among them. */
const inTime = (tasks: ReadonlyArray<TaskItem>, isOldestFirst: boolean): ReadonlyArray<TaskItem> =>
  tasks.toSorted((a, b) => (Date.parse(a.created_at) - Date.parse(b.created_at)) * (isOldestFirst ? 1 : -1))
