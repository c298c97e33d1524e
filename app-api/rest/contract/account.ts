import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Authentication } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { says } from "./shapes.ts"

const { get, post, put } = HttpApiEndpoint

export const Account = HttpApiGroup.make("account").annotate(OpenApi.Description, "The signed-in account").add(
  get("getCurrentUser", "/api/auth/user", { ...answers(getCurrentUser.output) }).annotateMerge(
    says("Get the signed-in account", "The account that the session token belongs to."),
  ),
  get("getPreferences", "/api/auth/user/preferences", { ...answers(getPreferences.output) }).annotateMerge(
    says("Get the preferences", "The style in which summaries of the account are written by default."),
  ),
  put("editPreferences", "/api/auth/user/preferences", {
    payload: editPreferences.input,
    ...answers(editPreferences.output),
  }).annotateMerge(
    says(
      "Edit the preferences",
      "Sets the style of summaries that are written from now on. A task with a style of its own keeps it.",
    ),
  ),
  post("signOut", "/api/auth/logout", { payload: signOut.input, ...answers(signOut.output) }).annotateMerge(
    says("Sign out a device", "Ends the session of one device of the account. Its token is invalid from then on."),
  ),
).middleware(Authentication)
