import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { says } from "./shapes.ts"

const { get } = HttpApiEndpoint

export const Plan = HttpApiGroup.make("plan").annotate(OpenApi.Description, "Minutes").add(
  get("getUsage", "/api/usage", { ...answers(getUsage.output) }).annotateMerge(
    says("Get the minutes used", "Minutes used and left in this month."),
  ),
).middleware(Authentication)
