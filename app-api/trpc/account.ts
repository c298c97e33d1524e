import { getCurrentUser } from "#domain/account/use-cases/get-current-user.ts"
import { requestSignInLink } from "#domain/account/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/account/use-cases/sign-in-by-link.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { mutation, openMutation, query, router } from "./trpc.ts"

export const accountRouter = router({
  getCurrentUser: query(getCurrentUser),
  requestSignInLink: openMutation(requestSignInLink),
  signInByLink: openMutation(signInByLink),
  signOut: mutation(signOut),
})
