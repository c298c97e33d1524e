import { QueryClient } from "@tanstack/react-query"

/** What was fetched, for the whole app. A call without network waits for it; a refusal is not asked for again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
