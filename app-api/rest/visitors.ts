import { requestSignInLink } from "#domain/account/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/account/use-cases/sign-in-by-link.ts"
import { viewShared } from "#domain/task/use-cases/view-shared.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "./contract/api.ts"
import { answering, success } from "./envelope.ts"

export const VisitorRoutes = HttpApiBuilder.group(
  Api,
  "visitors",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        health: () => Effect.succeed(success({ status: "ok" as const })),
        viewShared: ({ params }) => answer(viewShared, { token: params.token, taskId: params.id }),
        requestSignInLink: ({ payload }) => answer(requestSignInLink, payload),
        signInByLink: ({ payload }) => answer(signInByLink, payload),
      })),
)
