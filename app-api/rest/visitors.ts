import { requestSignInLink } from "#domain/account/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/account/use-cases/sign-in-by-link.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "./contract/api.ts"
import { answering, success } from "./envelope.ts"
import { WebVersion } from "./web-version.ts"

export const VisitorRoutes = HttpApiBuilder.group(
  Api,
  "visitors",
  (handlers) =>
    Effect.gen(function*() {
      const answer = yield* answering
      const { current } = yield* WebVersion
      return handlers.handleAll({
        health: () => Effect.succeed(success({ status: "ok" as const })),
        version: () => Effect.map(current, (version) => success({ version })),
        viewShared: ({ params }) => answer(viewShared, { token: params.token, taskId: params.id }),
        requestSignInLink: ({ payload }) => answer(requestSignInLink, payload),
        signInByLink: ({ payload }) => answer(signInByLink, payload),
      })
    }),
)
