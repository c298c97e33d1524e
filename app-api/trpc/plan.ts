import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { query, router } from "./trpc.ts"

export const planRouter = router({
  getUsage: query(getUsage),
})
