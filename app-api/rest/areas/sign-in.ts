import { checkAddress } from "#domain/sign-in/use-cases/check-address.ts"
import { createDesktopCode } from "#domain/sign-in/use-cases/create-desktop-code.ts"
import { getHumanCheck } from "#domain/sign-in/use-cases/get-human-check.ts"
import { getPhoneAccessToken } from "#domain/sign-in/use-cases/get-phone-access-token.ts"
import { getSignInOptions } from "#domain/sign-in/use-cases/get-sign-in-options.ts"
import { inspectSignInLink } from "#domain/sign-in/use-cases/inspect-sign-in-link.ts"
import { openVisit } from "#domain/sign-in/use-cases/open-visit.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { sendPhoneCode } from "#domain/sign-in/use-cases/send-phone-code.ts"
import { signInByDesktopCode } from "#domain/sign-in/use-cases/sign-in-by-desktop-code.ts"
import { signInByGoogle } from "#domain/sign-in/use-cases/sign-in-by-google.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { signInByPhone } from "#domain/sign-in/use-cases/sign-in-by-phone.ts"
import { signInBySupabase } from "#domain/sign-in/use-cases/sign-in-by-supabase.ts"
import { startGoogleSignIn } from "#domain/sign-in/use-cases/start-google-sign-in.ts"
import { verifyPhoneCode } from "#domain/sign-in/use-cases/verify-phone-code.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint
const form = HttpApiSchema.asFormUrlEncoded()

export const SignIn = HttpApiGroup.make("signIn").annotate(OpenApi.Description, "Ways to sign in").add(
  get("getSignInOptions", "/api/auth/options", { ...answers(getSignInOptions.output) }).annotateMerge(
    says("Get the ways to sign in", "The methods, the human check and the terms of this server."),
  ),
  get("getHumanCheck", "/api/auth/human-check", { ...answers(getHumanCheck.output) }).annotateMerge(
    says(
      "Get a human check",
      "`kind: altcha`: solve `challenge`, a proof of work; `turnstile`: show the widget with `site_key`; "
        + "`none`: nothing to do. Send the result as `turnstile_token`. It works once, within five minutes.",
    ),
  ),
  post("checkAddress", "/api/auth/compliance-check", {
    payload: checkAddress.input,
    ...answers(checkAddress.output),
  }).annotateMerge(
    says("Check an address", "Whether an address may get an account here. It says nothing about accounts that exist."),
  ),
  post("openVisit", "/api/tools/visit", {
    payload: openVisit.input,
    ...answers(openVisit.output),
  }).annotateMerge(
    says(
      "Use the free tools without an account",
      "A token for the calls about tasks, with which one file may be transcribed. What was made is kept for seven days; sent as "
        + "`guest_token` with a sign-in, it becomes the account's. Only where everyone may have an account.",
    ),
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
  post("inspectSignInLink", "/api/auth/email-link/inspect", {
    payload: inspectSignInLink.input,
    ...answers(inspectSignInLink.output),
  }).annotateMerge(
    says(
      "Inspect a sign-in link",
      "Whose link it is, and whether this browser requested it: if not, ask the person to confirm. The link "
        + "stays usable.",
    ),
  ),
  post("signInByLink", "/api/auth/email-link/verify", {
    payload: signInByLink.input,
    ...answers(signInByLink.output),
  }).annotateMerge(
    says(
      "Sign in with a link",
      "Exchanges the token of a link for a session. The first sign-in creates the account; a new session "
        + "replaces the device's old one.",
    ),
  ),
).add(
  post("startGoogleSignIn", "/api/auth/google/start", {
    payload: startGoogleSignIn.input,
    ...answers(startGoogleSignIn.output),
  }).annotateMerge(
    says(
      "Start signing in with Google",
      "Returns the address to open. `redirect` says where Google sends the person back to: the app (the "
        + "default), the tools site or the desktop app.",
    ),
  ),
  post("signInByGoogle", "/api/auth/google-web", {
    payload: signInByGoogle.input,
    ...answers(signInByGoogle.output),
  }).annotateMerge(
    says(
      "Sign in with Google",
      "Exchanges the code that Google sent back for a session: once, within ten minutes, on the device that started.",
    ),
  ),
  post("signInByGoogleNative", "/api/auth/google", {
    payload: signInByGoogle.input,
    ...answers(signInByGoogle.output),
  }).annotateMerge(says("Sign in with Google in an app", "The same for a native client.")),
  post("signInBySupabase", "/api/auth/supabase/email-login", {
    payload: signInBySupabase.input,
    ...answers(signInBySupabase.output),
  }).annotateMerge(
    says("Sign in with Supabase", "Exchanges an access token of the configured Supabase project for a session."),
  ),
  post("signInByDesktopCode", "/api/auth/desktop", {
    payload: signInByDesktopCode.input,
    ...answers(signInByDesktopCode.output),
  }).annotateMerge(
    says("Sign in the desktop app", "Exchanges the code of a deep link, once, for a session of the desktop app."),
  ),
).add(
  post("sendPhoneCode", "/api/sms/6/cgi/send_code", {
    payload: form(sendPhoneCode.input),
    ...answers(sendPhoneCode.output),
  }).annotateMerge(
    says(
      "Send a code to a phone",
      "`name` is the country code (86 for China) and the number. The code has six digits, and works for five "
        + "minutes and five attempts with the same `X-Client-UUID`.",
    ),
  ),
  post("verifyPhoneCode", "/api/sms/6/cgi/code_login", {
    payload: form(verifyPhoneCode.input),
    ...answers(verifyPhoneCode.output),
  }).annotateMerge(says("Check a code", "Exchanges the code for a token, once.")),
  post("getPhoneAccessToken", "/api/sms/6/cgi/access_token", {
    payload: form(getPhoneAccessToken.input),
    ...answers(getPhoneAccessToken.output),
  }).annotateMerge(
    says("Get a phone's access token", "Exchanges the token of a code for one that opens a session."),
  ),
  post("signInByPhone", "/api/auth/phone", {
    payload: signInByPhone.input,
    ...answers(signInByPhone.output),
  }).annotateMerge(
    says("Sign in with a phone", "Opens a session for the number that the code verified. The token works once."),
  ),
).middleware(Visiting).add(
  post("createDesktopCode", "/api/auth/desktop/code", { ...answers(createDesktopCode.output) }).annotateMerge(
    says(
      "Hand over to the desktop app",
      "A code for the desktop app, and the deep link that carries it. It works once, within a minute.",
    ),
  ).middleware(Authentication),
)

export const SignInRoutes = HttpApiBuilder.group(
  areaApi(SignIn),
  "signIn",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        checkAddress: ({ payload }) => answer(checkAddress, payload),
        openVisit: ({ payload }) => answer(openVisit, payload),
        getHumanCheck: () => answer(getHumanCheck, {}),
        getSignInOptions: () => answer(getSignInOptions, {}),
        createDesktopCode: () => answer(createDesktopCode, {}),
        signInByDesktopCode: ({ payload }) => answer(signInByDesktopCode, payload),
        signInByGoogle: ({ payload }) => answer(signInByGoogle, payload),
        signInByGoogleNative: ({ payload }) => answer(signInByGoogle, payload),
        signInBySupabase: ({ payload }) => answer(signInBySupabase, payload),
        startGoogleSignIn: ({ payload }) => answer(startGoogleSignIn, payload),
        sendPhoneCode: ({ payload }) => answer(sendPhoneCode, payload),
        verifyPhoneCode: ({ payload }) => answer(verifyPhoneCode, payload),
        getPhoneAccessToken: ({ payload }) => answer(getPhoneAccessToken, payload),
        signInByPhone: ({ payload }) => answer(signInByPhone, payload),
        inspectSignInLink: ({ payload }) => answer(inspectSignInLink, payload),
        requestSignInLink: ({ payload }) => answer(requestSignInLink, payload),
        signInByLink: ({ payload }) => answer(signInByLink, payload),
      })),
)
