import type { ServerContext } from "@modelcontextprotocol/server"
import { Context, Effect } from "effect"

export interface Step {
  /** Percent. */
  readonly done: number
  readonly message: string
}

/** Tells a client that asked for it how long work is getting on; silent for all others. */
export const ReportStep = Context.Reference<(step: Step) => Effect.Effect<void>>("app-mcp/ReportStep", {
  defaultValue: () => () => Effect.void,
})

/** Progress goes up only, as the protocol wants it: a step back is not told. */
export const reportTo = ({ mcpReq }: ServerContext): (step: Step) => Effect.Effect<void> => {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken === undefined) return () => Effect.void
  let last = -1
  return ({ done: progress, message }) => {
    if (progress <= last) return Effect.void
    last = progress
    const params = { progressToken, progress, total: 100, message }
    return Effect.promise(() => mcpReq.notify({ method: "notifications/progress", params }))
  }
}
