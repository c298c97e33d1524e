import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { requestSignInLink } from "#domain/account/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/account/use-cases/sign-in-by-link.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Authentication, Visiting } from "../authentication.ts"
import { answers } from "../envelope.ts"

const { get, post } = HttpApiEndpoint

export const Account = HttpApiGroup.make("account").add(
  get("getCurrentUser", "/api/auth/user", { ...answers(getCurrentUser.output) }),
  post("signOut", "/api/auth/logout", { payload: signOut.input, ...answers(signOut.output) }),
).middleware(Authentication).add(
  post("requestSignInLink", "/api/auth/email-link", {
    payload: requestSignInLink.input,
    ...answers(requestSignInLink.output),
  }).middleware(Visiting),
  post("signInByLink", "/api/auth/email-link/verify", {
    payload: signInByLink.input,
    ...answers(signInByLink.output),
  }).middleware(Visiting),
)
