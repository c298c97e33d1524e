import { getFunnel } from "#domain/usage/use-cases/get-funnel.ts"
import { operatorQuery, router } from "./trpc.ts"

export const usageRouter = router({ getFunnel: operatorQuery(getFunnel) })
