import type { ServerContext } from "@modelcontextprotocol/server"
import { Context, Effect } from "effect"

export interface Step {
  /** Percent. */
  readonly done: number
  readonly message: string
}

/** Reports progress to a client that asked for it; does nothing for the others. */
export const ReportStep = Context.Reference<(step: Step) => Effect.Effect<void>>("app-mcp/ReportStep", {
  defaultValue: () => () => Effect.void,
})

/** The protocol wants progress that only rises: a step back is not reported. */
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
