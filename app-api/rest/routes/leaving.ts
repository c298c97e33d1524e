import { cancelDeletion } from "#domain/leaving/use-cases/cancel-deletion.ts"
import { getDeletion } from "#domain/leaving/use-cases/get-deletion.ts"
import { requestDeletion } from "#domain/leaving/use-cases/request-deletion.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { sendArchive } from "../streams-and-files/send-archive.ts"

export const LeavingRoutes = HttpApiBuilder.group(
  Api,
  "leaving",
  (handlers) =>
    Effect.map(Effect.all([answering, responding]), ([answer, respond]) =>
      handlers.handleAll({
        cancelDeletion: () => answer(cancelDeletion, {}),
        getDeletion: () => answer(getDeletion, {}),
        requestDeletion: ({ payload }) => answer(requestDeletion, payload),
      }).handleRaw("exportArchive", () => respond(sendArchive))),
)
