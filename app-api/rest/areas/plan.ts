import { exportStatement } from "#domain/plan/use-cases/export-statement.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, responding } from "../envelope.ts"
import { answersCsv, says } from "../shapes.ts"
import { sendCsv } from "../streams-and-files/send-csv.ts"

const { get } = HttpApiEndpoint

export const Plan = HttpApiGroup.make("plan").annotate(OpenApi.Description, "Minutes").add(
  get("getUsage", "/api/usage", { ...answers(getUsage.output) }).annotateMerge(
    says("Get the minutes used", "Minutes used and left in this month."),
  ),
  get("listStatement", "/api/usage/statement", { query: listStatement.input, ...answers(listStatement.output) })
    .annotateMerge(
      says(
        "List the minutes statement",
        "Everything that changed the balance, newest first, each line with its cause and the balance after it. "
          + "`from` and `before` limit the time it was written.",
      ),
    ),
  get("exportStatement", "/api/usage/statement.csv", { query: exportStatement.input, ...answersCsv }).annotateMerge(
    says(
      "Export the minutes statement",
      "The same lines as a CSV file, oldest first. Only refusals are enveloped.",
    ),
  ),
).middleware(Authentication)

export const PlanRoutes = HttpApiBuilder.group(
  areaApi(Plan),
  "plan",
  Effect.fnUntraced(function*(handlers) {
    const answer = yield* answering
    const respond = yield* responding
    return handlers
      .handle("getUsage", () => answer(getUsage, {}))
      .handle("listStatement", ({ query }) => answer(listStatement, query))
      .handleRaw("exportStatement", ({ query }) => respond(Effect.flatMap(exportStatement.run(query), sendCsv)))
  }),
)
