import type { AppRouter } from "#api/trpc/router.ts"
import type { inferRouterOutputs } from "@trpc/server"

/** What each procedure answers, on the wire. */
export type RouterOutput = inferRouterOutputs<AppRouter>
