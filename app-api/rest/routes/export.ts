import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { responding } from "../envelope.ts"
import { sendExport } from "../streams-and-files/send-export.ts"

export const ExportRoutes = HttpApiBuilder.group(
  Api,
  "export",
  (handlers) =>
    Effect.map(
      responding,
      (respond) =>
        handlers.handleRaw("exportTask", ({ params, query }) => respond(sendExport({ ...query, taskId: params.id }))),
    ),
)
