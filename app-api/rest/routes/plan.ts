import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const PlanRoutes = HttpApiBuilder.group(
  Api,
  "plan",
  (handlers) => Effect.map(answering, (answer) => handlers.handleAll({ getUsage: () => answer(getUsage, {}) })),
)
