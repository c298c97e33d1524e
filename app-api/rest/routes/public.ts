import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { success } from "../envelope.ts"
import { WebVersion } from "../web-version.ts"

export const PublicRoutes = HttpApiBuilder.group(
  Api,
  "public",
  (handlers) =>
    Effect.map(WebVersion, ({ current }) =>
      handlers.handleAll({
        health: () => Effect.succeed(success({ status: "ok" as const })),
        version: () => Effect.map(current, (version) => success({ version })),
      })),
)
