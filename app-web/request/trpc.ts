import type { AppRouter } from "#api/trpc/router.ts"
import { earlyLink } from "#web/early/early-link.ts"
import { createTRPCReact, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/react-query"
import type { inferRouterOutputs } from "@trpc/server"
import { EventSource } from "eventsource"
import { endSession } from "./end-session.ts"
import { never, SessionEnded } from "./failures.ts"
import { credentials, send } from "./send.ts"
import { markUpdating } from "./updating.ts"

/** The output of each procedure, as it is sent. */
export type RouterOutput = inferRouterOutputs<AppRouter>

export const trpc = createTRPCReact<AppRouter>()

const withCredentials = (headers: HeadersInit | undefined): Headers => {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(credentials())) all.set(name, value)
  return all
}

/** The library's types allow fewer kinds of body than the browser does. */
const batched = (call: (url: string | URL | Request, init: RequestInit) => Promise<Response>) =>
  httpBatchLink({
    url: "/trpc",
    fetch: (url, init) => call(url, { ...init, signal: init?.signal ?? null }),
    maxURLLength: 2000,
  })

export const client = trpc.createClient({
  links: [
    earlyLink,
    splitLink({
      condition: ({ type }) => type === "subscription",
      // Streams reconnect by themselves: they never bring up the update overlay.
      true: httpSubscriptionLink({
        url: "/trpc",
        EventSource,
        eventSourceOptions: () => ({
          fetch: (url: string | URL, init: RequestInit) =>
            fetch(url, { ...init, headers: withCredentials(init.headers) }),
        }),
      }),
      false: splitLink({
        condition: ({ context }) => context["isQuiet"] === true,
        true: batched((url, init) => quietFetch(url, init)),
        false: batched((url, init) => trpcFetch(url, init)),
      }),
    }),
  ],
})

/** Of a call that its caller tries again: an unreachable server does not bring up the update overlay. */
export const quiet = { context: { isQuiet: true } }

const quietFetch = async (url: string | URL | Request, init: RequestInit): Promise<Response> => {
  const response = await fetch(url, { ...init, headers: withCredentials(init.headers) })
  if (response.status !== 401) return response
  endSession()
  throw new SessionEnded()
}

/** `fetch` for tRPC, by the same rules. A missing object is a refusal; a missing procedure means that the server is older. */
const trpcFetch = async (url: string | URL | Request, init?: RequestInit): Promise<Response> => {
  const response = await send(url, init)
  if (response.status === 401) {
    endSession()
    throw new SessionEnded()
  }
  if (response.status === 404 && !await isRefusal(response.clone())) {
    markUpdating()
    return never()
  }
  return response
}

const isRefusal = async (response: Response): Promise<boolean> => {
  const text = await response.text()
  return text.includes('"error_code"')
}
