import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from "@tanstack/react-query"

/**
 * The library fetches invalidated data again, but leaves alone what is being fetched for the first time, for a page that was
 * left, or is only to be marked: an answer from before the change would count as new. Here it is invalidated once more
 * when it has arrived.
 */
class Queries extends QueryClient {
  override async invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const isOnlyMarked = filters?.refetchType === "none"
    const overtaken = this.getQueryCache().findAll(filters).filter((query) =>
      query.state.fetchStatus === "fetching" && (query.state.data === undefined || !query.isActive() || isOnlyMarked)
    )
    await super.invalidateQueries(filters, options)
    await Promise.allSettled(overtaken.flatMap(({ promise }) => promise ?? []))
    await Promise.all(
      overtaken.map(({ queryKey }) => super.invalidateQueries({ ...filters, queryKey, exact: true }, options)),
    )
  }
}

/** The query cache of the app. Offline, a call waits for the network; a refused call is not retried. */
export const queries = new Queries({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
