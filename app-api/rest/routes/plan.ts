import { exportStatement } from "#domain/plan/use-cases/export-statement.ts"
import { getUsage } from "#domain/plan/use-cases/get-usage.ts"
import { listStatement } from "#domain/plan/use-cases/list-statement.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendCsv } from "../streams-and-files/send-csv.ts"

export const PlanRoutes = HttpApiBuilder.group(
  Api,
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
