import { QueryClient } from "@tanstack/react-query"

/** The query cache of the app. Offline, a call waits for the network; a refused call is not retried. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})
