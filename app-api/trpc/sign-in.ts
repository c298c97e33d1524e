import { checkAddress } from "#domain/sign-in/use-cases/check-address.ts"
import { createDesktopCode } from "#domain/sign-in/use-cases/create-desktop-code.ts"
import { getHumanCheck } from "#domain/sign-in/use-cases/get-human-check.ts"
import { getPhoneAccessToken } from "#domain/sign-in/use-cases/get-phone-access-token.ts"
import { getSignInOptions } from "#domain/sign-in/use-cases/get-sign-in-options.ts"
import { inspectSignInLink } from "#domain/sign-in/use-cases/inspect-sign-in-link.ts"
import { openVisit } from "#domain/sign-in/use-cases/open-visit.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { sendPhoneCode } from "#domain/sign-in/use-cases/send-phone-code.ts"
import { signInByGoogle } from "#domain/sign-in/use-cases/sign-in-by-google.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { signInByPhone } from "#domain/sign-in/use-cases/sign-in-by-phone.ts"
import { startGoogleSignIn } from "#domain/sign-in/use-cases/start-google-sign-in.ts"
import { verifyPhoneCode } from "#domain/sign-in/use-cases/verify-phone-code.ts"
import { mutation, openMutation, openQuery, router } from "./trpc.ts"

export const signInRouter = router({
  getSignInOptions: openQuery(getSignInOptions),
  checkAddress: openMutation(checkAddress),
  createDesktopCode: mutation(createDesktopCode),
  getHumanCheck: openQuery(getHumanCheck),
  inspectSignInLink: openMutation(inspectSignInLink),
  openVisit: openMutation(openVisit),
  requestSignInLink: openMutation(requestSignInLink),
  signInByGoogle: openMutation(signInByGoogle),
  getPhoneAccessToken: openMutation(getPhoneAccessToken),
  sendPhoneCode: openMutation(sendPhoneCode),
  signInByPhone: openMutation(signInByPhone),
  verifyPhoneCode: openMutation(verifyPhoneCode),
  startGoogleSignIn: openMutation(startGoogleSignIn),
  signInByLink: openMutation(signInByLink),
})
