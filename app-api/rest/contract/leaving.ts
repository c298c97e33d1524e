import { cancelDeletion } from "#domain/leaving/use-cases/cancel-deletion.ts"
import { getDeletion } from "#domain/leaving/use-cases/get-deletion.ts"
import { requestDeletion } from "#domain/leaving/use-cases/request-deletion.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { answersArchive, says } from "./shapes.ts"

const { delete: remove, get, post } = HttpApiEndpoint

const path = "/api/auth/user/deletion"

/** The end of the caller's account. */
export const Leaving = HttpApiGroup.make("leaving").annotate(OpenApi.Description, "Deletion of the account").add(
  get("getDeletion", path, { ...answers(getDeletion.output) }).annotateMerge(
    says("Get the deletion of the account", "When everything is removed; null for an account that stays."),
  ),
  post("requestDeletion", path, { payload: requestDeletion.input, ...answers(requestDeletion.output) }).annotateMerge(
    says(
      "Delete the account",
      "After seven days. `confirm` is its e-mail address, else its phone number or id. Plans are cancelled at once.",
    ),
  ),
  remove("cancelDeletion", path, { ...answers(cancelDeletion.output) }).annotateMerge(
    says("Keep the account", "Possible until it is removed. A cancelled plan has to be continued separately."),
  ),
  get("exportArchive", "/api/auth/user/archive", { ...answersArchive }).annotateMerge(
    says(
      "Download everything",
      "A ZIP file that is written as it is read: account, minutes, payments, questions, and each task with its original. "
        + "`missing.txt` in it names what could not be read.",
    ),
  ),
).middleware(Authentication)
