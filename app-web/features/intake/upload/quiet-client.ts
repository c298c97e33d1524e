import { createTRPCClient, httpBatchLink } from "@trpc/client"
import type { AppRouter } from "../../../../app-api/trpc/router.ts"
import { credentials } from "../../../request/send.ts"

/** Calls that wait and try again by themselves: a server that restarts brings no overlay, an ended session no other page. */
export const quietClient = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: "/trpc", headers: credentials })],
})
