import { getSignInOptions } from "#domain/sign-in/use-cases/get-sign-in-options.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { Visiting } from "../authentication.ts"
import { answers } from "../envelope.ts"
import { says } from "./shapes.ts"

const { get, post } = HttpApiEndpoint

export const SignIn = HttpApiGroup.make("signIn").annotate(OpenApi.Description, "Ways to sign in").add(
  get("getSignInOptions", "/api/auth/options", { ...answers(getSignInOptions.output) }).annotateMerge(
    says("Get the ways to sign in", "The methods, the human check and the terms of this server."),
  ),
  post("requestSignInLink", "/api/auth/email-link", {
    payload: requestSignInLink.input,
    ...answers(requestSignInLink.output),
  }).annotateMerge(
    says(
      "Send a sign-in link",
      "Sends a link to this address. It works once, within 15 minutes. At most five an hour are sent to one address.",
    ),
  ),
  post("signInByLink", "/api/auth/email-link/verify", {
    payload: signInByLink.input,
    ...answers(signInByLink.output),
  }).annotateMerge(
    says(
      "Sign in with a link",
      "Exchanges the token of a link for a session. The first sign-in creates the account; a new session replaces the old one of the same device.",
    ),
  ),
).middleware(Visiting)
