import { editLanguage } from "#domain/account/use-cases/edit-language.ts"
import { editPreferences } from "#domain/account/use-cases/edit-preferences.ts"
import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { endSession } from "#domain/account/use-cases/end-session.ts"
import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { getPreferences } from "#domain/account/use-cases/get-preferences.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const AccountRoutes = HttpApiBuilder.group(
  Api,
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
