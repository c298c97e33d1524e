import { passesFilter } from "#web/entities/task/passes-filter.ts"
import { firstPage, nextPage } from "#web/lib/paging.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query"
import { useMemo } from "react"

/** A task that the server found, with the line that matches best. */
export type Answer = RouterOutput["library"]["searchTasks"]["items"][number]

const searchKey = (query: string) => [["library", "searchTasks"], { input: { query }, type: "infinite" }] as const

/** What the server finds in titles, summaries and transcripts, within the filter of the address. */
export const useFound = (query: string, search: LibrarySearch) => {
  const { client } = trpc.useUtils()
  const found = useInfiniteQuery({
    queryKey: searchKey(query),
    queryFn: ({ pageParam: { page, size }, signal }) =>
      client.library.searchTasks.query({ query, page, page_size: size }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (_page, all, last) =>
      nextPage(all.map(({ items, total }) => ({ items: items.map(({ task }) => task), total })), last),
    placeholderData: keepPreviousData,
    enabled: query !== "",
  })
  const answers = useMemo(
    () =>
      (query === "" ? [] : found.data?.pages ?? [])
        .flatMap(({ items }) => items)
        .filter(({ task }) => passesFilter(task, search)),
    [found.data, query, search],
  )
  return { ...found, answers }
}
