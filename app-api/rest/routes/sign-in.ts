import { getSignInOptions } from "#domain/sign-in/use-cases/get-sign-in-options.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const SignInRoutes = HttpApiBuilder.group(
  Api,
  "signIn",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getSignInOptions: () => answer(getSignInOptions, {}),
        requestSignInLink: ({ payload }) => answer(requestSignInLink, payload),
        signInByLink: ({ payload }) => answer(signInByLink, payload),
      })),
)
