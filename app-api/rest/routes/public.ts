import { Readiness } from "#domain/kernel/readiness.port.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { enveloped, success } from "../envelope.ts"
import { WebVersion } from "../web-version.ts"

export const PublicRoutes = HttpApiBuilder.group(
  Api,
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
