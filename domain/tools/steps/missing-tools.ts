import { Effect } from "effect"
import type { ToolId } from "../tool.ts"

/** The tools whose server side is not there: nothing on this server reads video links. */
export const missingTools: Effect.Effect<ReadonlySet<ToolId>> = Effect.succeed(new Set(["youtube-transcript"] as const))
