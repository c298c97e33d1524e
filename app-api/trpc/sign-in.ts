import { createDesktopCode } from "#domain/sign-in/use-cases/create-desktop-code.ts"
import { getHumanCheck } from "#domain/sign-in/use-cases/get-human-check.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByGoogle } from "#domain/sign-in/use-cases/sign-in-by-google.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { startGoogleSignIn } from "#domain/sign-in/use-cases/start-google-sign-in.ts"
import { mutation, openMutation, openQuery, router } from "./trpc.ts"

export const signInRouter = router({
  createDesktopCode: mutation(createDesktopCode),
  getHumanCheck: openQuery(getHumanCheck),
  requestSignInLink: openMutation(requestSignInLink),
  signInByGoogle: openMutation(signInByGoogle),
  startGoogleSignIn: openMutation(startGoogleSignIn),
  signInByLink: openMutation(signInByLink),
})
