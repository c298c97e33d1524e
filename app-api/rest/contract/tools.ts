import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Visiting } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { says } from "./shapes.ts"

export const Tools = HttpApiGroup.make("tools").annotate(OpenApi.Description, "The free tools").add(
  HttpApiEndpoint.get("listTools", "/api/tools", { ...answers(listTools.output) }).middleware(Visiting).annotateMerge(
    says("List the free tools", "Those of this server, in use or announced. Open to everyone."),
  ),
)
