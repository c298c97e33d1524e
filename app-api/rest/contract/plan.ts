import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"

const { get } = HttpApiEndpoint

export const Plan = HttpApiGroup.make("plan").add(
  get("getUsage", "/api/usage", { ...answers(getUsage.output) }),
).middleware(Authentication)
