import { requestSignInLink } from "#domain/account/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/account/use-cases/sign-in-by-link.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Visiting } from "../authentication.ts"
import { DecodeErrorMiddleware } from "../decode-error-middleware.ts"
import { DefectMiddleware } from "../defect-middleware.ts"
import { answers } from "../envelope.ts"

const { get, post } = HttpApiEndpoint

/** What needs no sign-in. */
export const Visitors = HttpApiGroup.make("visitors").add(
  get("health", "/api/health", { ...answers(Schema.Struct({ status: Schema.Literal("ok") })) }),
  // Pages that run another build of the web app load themselves anew.
  get("version", "/api/version", { ...answers(Schema.Struct({ version: Schema.String })) }),
  get("viewShared", "/api/transcription/share/:token/:id", {
    params: { token: Schema.String, id: viewShared.input.to.fields.taskId },
    ...answers(viewShared.output),
  }),
  post("requestSignInLink", "/api/auth/email-link", {
    payload: requestSignInLink.input,
    ...answers(requestSignInLink.output),
  }),
  post("signInByLink", "/api/auth/email-link/verify", {
    payload: signInByLink.input,
    ...answers(signInByLink.output),
  }),
).middleware(Visiting).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)
