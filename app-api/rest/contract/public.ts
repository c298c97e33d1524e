import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { answers } from "../envelope.ts"

const { get } = HttpApiEndpoint

/** About the server itself, for everyone. */
export const Public = HttpApiGroup.make("public").add(
  get("health", "/api/health", { ...answers(Schema.Struct({ status: Schema.Literal("ok") })) }),
  // A page that runs another build of the web app reloads itself.
  get("version", "/api/version", { ...answers(Schema.Struct({ version: Schema.String })) }),
)
