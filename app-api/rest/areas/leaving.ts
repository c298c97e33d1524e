import { cancelDeletion } from "#domain/leaving/use-cases/cancel-deletion.ts"
import { getDeletion } from "#domain/leaving/use-cases/get-deletion.ts"
import { requestDeletion } from "#domain/leaving/use-cases/request-deletion.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, responding } from "../envelope.ts"
import { answersArchive, says } from "../shapes.ts"
import { sendArchive } from "../streams-and-files/send-archive.ts"

const { delete: remove, get, post } = HttpApiEndpoint

const path = "/api/auth/user/deletion"

/** The end of the caller's account. */
export const Leaving = HttpApiGroup.make("leaving").annotate(OpenApi.Description, "Deletion of the account").add(
  get("getDeletion", path, { ...answers(getDeletion.output) }).annotateMerge(
    says("Get the deletion of the account", "When everything will be removed; null if no deletion was requested."),
  ),
  post("requestDeletion", path, { payload: requestDeletion.input, ...answers(requestDeletion.output) }).annotateMerge(
    says(
      "Delete the account",
      "Deletes it after seven days. `confirm` is its email address, or else its phone number or id. Plans are "
        + "cancelled at once.",
    ),
  ),
  remove("cancelDeletion", path, { ...answers(cancelDeletion.output) }).annotateMerge(
    says(
      "Keep the account",
      "Cancels the deletion, until the account is removed. A cancelled plan has to be continued separately.",
    ),
  ),
  get("exportArchive", "/api/auth/user/archive", { ...answersArchive }).annotateMerge(
    says(
      "Download everything",
      "A ZIP file, written as it is downloaded: account, minutes, payments, questions, and each task with its "
        + "original. Its `missing.txt` names what could not be read.",
    ),
  ),
).middleware(Authentication)

export const LeavingRoutes = HttpApiBuilder.group(
  areaApi(Leaving),
  "leaving",
  (handlers) =>
    Effect.map(Effect.all([answering, responding]), ([answer, respond]) =>
      handlers.handleAll({
        cancelDeletion: () => answer(cancelDeletion, {}),
        getDeletion: () => answer(getDeletion, {}),
        requestDeletion: ({ payload }) => answer(requestDeletion, payload),
      }).handleRaw("exportArchive", () => respond(sendArchive))),
)
