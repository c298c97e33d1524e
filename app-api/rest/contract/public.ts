import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { answers } from "../envelope.ts"
import { says } from "./shapes.ts"

const { get } = HttpApiEndpoint

/** About the server itself, for everyone. */
export const Public = HttpApiGroup.make("public").annotate(OpenApi.Description, "The server itself").add(
  get("health", "/api/health", { ...answers(Schema.Struct({ status: Schema.Literal("ok") })) }).annotateMerge(
    says("Check that the server is up", "Answers as soon as the server can take requests."),
  ),
  // A page that runs another build of the web app reloads itself.
  get("version", "/api/version", { ...answers(Schema.Struct({ version: Schema.String })) }).annotateMerge(
    says("Get the build of the web app", "A page built from another version should reload itself."),
  ),
)
