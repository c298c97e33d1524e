import { TRPCClientError } from "@trpc/client"
import { createTRPCReact, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/react-query"
import { EventSource } from "eventsource"
import type { AppRouter } from "../../app-api/trpc/router.ts"
import { deviceId, keepToken, token } from "./session.ts"

export const trpc = createTRPCReact<AppRouter>()

const headers = (): Record<string, string> => {
  const bearer = token()
  return { "x-client-uuid": deviceId(), ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) }
}

const withOurs = (given: HeadersInit | undefined): Headers => {
  const all = new Headers(given)
  for (const [name, value] of Object.entries(headers())) all.set(name, value)
  return all
}

export const client = trpc.createClient({
  links: [
    splitLink({
      condition: ({ type }) => type === "subscription",
      true: httpSubscriptionLink({
        url: "/trpc",
        EventSource,
        eventSourceOptions: () => ({
          fetch: (url: string | URL, init: RequestInit) => fetch(url, { ...init, headers: withOurs(init.headers) }),
        }),
      }),
      false: httpBatchLink({ url: "/trpc", headers }),
    }),
  ],
})

/** A session that the server no longer knows is forgotten here too; the sign-in page takes over. */
export const forgetLostSession = (error: unknown): void => {
  if (error instanceof TRPCClientError && error.data?.code === "UNAUTHORIZED") keepToken(null)
}
