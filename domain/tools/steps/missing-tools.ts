import { Effect } from "effect"
import { LinkSource } from "../../link/link-source.port.ts"
import type { ToolId } from "../tool.ts"

/** The tools whose server side is not there: videos need a program that fetches them. */
export const missingTools: Effect.Effect<ReadonlySet<ToolId>, never, LinkSource> = Effect.gen(function*() {
  const { isThere } = yield* LinkSource
  return new Set<ToolId>((yield* isThere) ? [] : ["youtube-transcript"])
})
