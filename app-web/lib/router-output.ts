import type { inferRouterOutputs } from "@trpc/server"
import type { AppRouter } from "../../app-api/trpc/router.ts"

/** What each procedure answers, on the wire. */
export type RouterOutput = inferRouterOutputs<AppRouter>
