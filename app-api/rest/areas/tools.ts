import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Visiting } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

export const Tools = HttpApiGroup.make("tools").annotate(OpenApi.Description, "The free tools").add(
  HttpApiEndpoint.get("listTools", "/api/tools", { ...answers(listTools.output) }).middleware(Visiting).annotateMerge(
    says("List the free tools", "Those of this server, in use or announced. Open to everyone."),
  ),
)

export const ToolsRoutes = HttpApiBuilder.group(
  areaApi(Tools),
  "tools",
  Effect.fnUntraced(function*(handlers) {
    const answer = yield* answering
    return handlers.handle("listTools", () => answer(listTools, {}))
  }),
)
