import type { AppRouter } from "#api/trpc/router.ts"
import { credentials } from "#web/request/send.ts"
import { createTRPCClient, httpBatchLink } from "@trpc/client"

/** Calls that wait and try again by themselves: a server that restarts brings no overlay, an ended session no other page. */
export const quietClient = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: "/trpc", headers: credentials })],
})
