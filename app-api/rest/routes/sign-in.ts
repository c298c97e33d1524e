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
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const SignInRoutes = HttpApiBuilder.group(
  Api,
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
