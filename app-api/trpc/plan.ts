import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { query, router } from "./trpc.ts"

export const planRouter = router({
  getUsage: query(getUsage),
  listStatement: query(listStatement),
})
