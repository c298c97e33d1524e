import { Readiness } from "#domain/kernel/readiness.port.ts"
import { Effect, Schema } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { answers, enveloped, success } from "../envelope.ts"
import { says } from "../shapes.ts"
import { WebVersion } from "../web-version.ts"

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

export const PublicRoutes = HttpApiBuilder.group(
  areaApi(Public),
  "public",
  (handlers) =>
    Effect.gen(function*() {
      const { current } = yield* WebVersion
      const { check } = yield* Readiness
      return handlers.handleAll({
        health: () => enveloped(Effect.as(check, { status: "ok" as const })),
        version: () => Effect.map(current, (version) => success({ version })),
      })
    }),
)
