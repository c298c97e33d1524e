import { accountRouter } from "./account.ts"
import { analysisRouter } from "./analysis.ts"
import { intakeRouter } from "./intake.ts"
import { mcpKeyRouter } from "./mcp-key.ts"
import { planRouter } from "./plan.ts"
import { taskRouter } from "./task.ts"
import { transcriptRouter } from "./transcript.ts"
import { router } from "./trpc.ts"

/** Procedures are called as the use cases are: `task.getTask`. */
export const appRouter = router({
  account: accountRouter,
  analysis: analysisRouter,
  intake: intakeRouter,
  mcpKey: mcpKeyRouter,
  plan: planRouter,
  task: taskRouter,
  transcript: transcriptRouter,
})
export type AppRouter = typeof appRouter
