import type { AppRouter } from "#api/trpc/router.ts"
import { earlyLink } from "#web/early/early-link.ts"
import { token } from "#web/lib/session.ts"
import { createTRPCReact, httpBatchLink, httpSubscriptionLink, splitLink } from "@trpc/react-query"
import type { inferRouterInputs, inferRouterOutputs } from "@trpc/server"
import { EventSource } from "eventsource"
import { callsPerRequest } from "./calls-per-request.ts"
import { confirmed } from "./confirmed.ts"
import { endSession } from "./end-session.ts"
import { never, SessionEnded } from "./failures.ts"
import { fetchRefusals } from "./known-text.ts"
import { openStream } from "./open-stream.ts"
import { outlivesPage, send, sendPatiently, sendQuietly, withCredentials } from "./send.ts"
import { markUpdating } from "./updating.ts"

/** The output of each procedure, as it is sent. */
export type RouterInput = inferRouterInputs<AppRouter>
export type RouterOutput = inferRouterOutputs<AppRouter>

export const trpc = createTRPCReact<AppRouter>()

type Call = (url: string | URL | Request, init: RequestInit) => Promise<Response>

/** The library's types allow fewer kinds of body than the browser does. */
const batched = (call: Call) =>
  httpBatchLink({
    url: "/trpc",
    fetch: (url, options) => {
      const init = { ...options, signal: options?.signal ?? null }
      return confirmed(() => checked(call(url, { ...init, keepalive: outlivesPage(init) })))
    },
    maxURLLength: 2000,
    maxItems: callsPerRequest,
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
            openStream(url, { ...init, headers: withCredentials(init.headers) }),
        }),
      }),
      false: splitLink({
        condition: ({ context }) => context["isQuiet"] === true,
        true: batched(sendQuietly),
        false: splitLink({
          condition: ({ context }) => context["isSlow"] === true,
          true: batched(sendPatiently),
          false: batched(send),
        }),
      }),
    }),
  ],
})

/** For a call that its caller retries: an unreachable server does not bring up the update overlay. */
export const quiet = { context: { isQuiet: true } }

/** For a call that carries much, or waits for another service. */
export const slow = { trpc: { context: { isSlow: true } } }

/** A missing object is a refusal; a missing procedure means that the server is older. */
const checked = async (answer: Promise<Response>): Promise<Response> => {
  const bearer = token()
  const response = await answer
  const other = response.headers.get("x-redirect-required")
  if (other !== null) {
    // Another edition serves this country.
    location.assign(other)
    return never()
  }
  if (response.status === 401) {
    endSession(bearer)
    throw new SessionEnded()
  }
  if (response.status === 404 && !await isRefusal(response.clone())) {
    markUpdating()
    return never()
  }
  // 207: some of several calls failed.
  if (!response.ok || response.status === 207) await fetchRefusals()
  return response
}

const isRefusal = async (response: Response): Promise<boolean> => {
  const text = await response.text()
  return text.includes('"error_code"')
}
