import type { AppRouter } from "#api/trpc/router.ts"
import { earlyLink } from "#web/early/early-link.ts"
import { createTRPCReact, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/react-query"
import { EventSource } from "eventsource"
import { credentials } from "./send.ts"
import { trpcFetch } from "./trpc-fetch.ts"

export const trpc = createTRPCReact<AppRouter>()

const withOurs = (given: HeadersInit | undefined): Headers => {
  const all = new Headers(given)
  for (const [name, value] of Object.entries(credentials())) all.set(name, value)
  return all
}

export const client = trpc.createClient({
  links: [
    earlyLink,
    splitLink({
      condition: ({ type }) => type === "subscription",
      // Streams come back by themselves after a lost network: they never bring the overlay.
      true: httpSubscriptionLink({
        url: "/trpc",
        EventSource,
        eventSourceOptions: () => ({
          fetch: (url: string | URL, init: RequestInit) => fetch(url, { ...init, headers: withOurs(init.headers) }),
        }),
      }),
      false: httpBatchLink({
        url: "/trpc",
        // The library declares fewer kinds of bodies than the browser gives and takes.
        fetch: (url, init) => trpcFetch(url, { ...init, signal: init?.signal ?? null }),
        maxURLLength: 2000,
      }),
    }),
  ],
})
