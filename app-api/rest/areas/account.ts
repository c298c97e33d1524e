import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { endSession } from "#domain/account/use-cases/end-session.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { delete: remove, get, post, put } = HttpApiEndpoint

export const Account = HttpApiGroup.make("account").annotate(OpenApi.Description, "The signed-in account").add(
  get("getCurrentUser", "/api/auth/user", { ...answers(getCurrentUser.output) }).annotateMerge(
    says("Get the signed-in account", "The account that the session token belongs to."),
  ),
  get("getPreferences", "/api/auth/user/preferences", { ...answers(getPreferences.output) }).annotateMerge(
    says(
      "Get the preferences",
      "The default style of summaries, the name others see, and the time zone; null for what was never chosen. "
        + "`summary_languages` are those that summaries can have; empty where they always have that of the recording.",
    ),
  ),
  put("editPreferences", "/api/auth/user/preferences", {
    payload: editPreferences.input,
    ...answers(editPreferences.output),
  }).annotateMerge(
    says(
      "Edit the preferences",
      "Sets the fields that are sent and leaves the rest; null clears a choice. `style` is for summaries "
        + "written from now on, unless a task has its own; `username` is the name others see; `time_zone` is an "
        + "IANA time zone.",
    ),
  ),
  put("editLanguage", "/api/auth/user/language", {
    payload: editLanguage.input,
    ...answers(editLanguage.output),
  }).annotateMerge(
    says(
      "Set the languages",
      "`ui_language` is the language of the interface, `language` that of AI summaries written from now on; "
        + "null for automatic. A language that is not among the `summary_languages` of the preferences is refused; one "
        + "that was chosen before is kept.",
    ),
  ),
  get("listSessions", "/api/auth/sessions", { ...answers(listSessions.output) }).annotateMerge(
    says("List the sessions", "The signed-in devices, most recently used first; `is_current` marks this one."),
  ),
  remove("endSession", "/api/auth/sessions/:id", { params: endSession.input, ...answers(endSession.output) })
    .annotateMerge(says("End a session", "Signs out one device. Its open streams and documents are closed at once.")),
  remove("endOtherSessions", "/api/auth/sessions", { ...answers(endOtherSessions.output) }).annotateMerge(
    says("End all other sessions", "Signs out all devices but this one, and returns how many there were."),
  ),
  post("signOut", "/api/auth/logout", { payload: signOut.input, ...answers(signOut.output) }).annotateMerge(
    says("Sign out a device", "Ends the session of one device of the account. Its token is invalid from then on."),
  ),
).middleware(Authentication)

export const AccountRoutes = HttpApiBuilder.group(
  areaApi(Account),
  "account",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getCurrentUser: () => answer(getCurrentUser, {}),
        getPreferences: () => answer(getPreferences, {}),
        editLanguage: ({ payload }) => answer(editLanguage, payload),
        editPreferences: ({ payload }) => answer(editPreferences, payload),
        listSessions: () => answer(listSessions, {}),
        endSession: ({ params }) => answer(endSession, params),
        endOtherSessions: () => answer(endOtherSessions, {}),
        signOut: ({ payload }) => answer(signOut, payload),
      })),
)
