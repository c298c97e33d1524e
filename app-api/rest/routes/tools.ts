import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const ToolsRoutes = HttpApiBuilder.group(
  Api,
  "tools",
  Effect.fnUntraced(function*(handlers) {
    const answer = yield* answering
    return handlers.handle("listTools", () => answer(listTools, {}))
  }),
)
