import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { openMutation, router } from "./trpc.ts"

export const signInRouter = router({
  requestSignInLink: openMutation(requestSignInLink),
  signInByLink: openMutation(signInByLink),
})
