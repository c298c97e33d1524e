import type { AppRouter } from "#api/trpc/router.ts"
import { clientUuid } from "#web/lib/client-uuid.ts"
import { clearSession, token } from "#web/lib/session.ts"
import { callsPerRequest } from "#web/request/calls-per-request.ts"
import { fetchRefusals } from "#web/request/known-text.ts"
import { createTRPCClient, httpBatchLink } from "@trpc/client"
import { bearer, forgetGuest, guest } from "./guest.ts"

export const credentials = (): Record<string, string> => {
  const who = bearer()
  return { "x-client-uuid": clientUuid(), ...(who !== null && { authorization: `Bearer ${who}` }) }
}

const withCredentials = (headers: HeadersInit | undefined): Headers => {
  const all = new Headers(headers)
  for (const [name, value] of Object.entries(credentials())) all.set(name, value)
  return all
}

/** A session that the server no longer knows is over: the page stays, and its visitor is nobody again. */
const endUnknown = (sent: string | null): void => {
  if (sent === null) return
  if (sent === token()) clearSession("unauthorized")
  else if (sent === guest.get()) forgetGuest()
}

/** The calls of the tools. Their failures are said where they happen. */
export const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: "/trpc",
      maxItems: callsPerRequest,
      fetch: async (url, options) => {
        const sent = bearer()
        const answer = await fetch(url, {
          ...options,
          signal: options?.signal ?? null,
          headers: withCredentials(options?.headers),
        })
        if (answer.status === 401) endUnknown(sent)
        if (!answer.ok || answer.status === 207) await fetchRefusals()
        return answer
      },
    }),
  ],
})
