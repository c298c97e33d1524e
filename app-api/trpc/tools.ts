import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { openQuery, router } from "./trpc.ts"

export const toolsRouter = router({ listTools: openQuery(listTools) })
