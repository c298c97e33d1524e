import { requestSignInLink } from "./use-cases/request-sign-in-link.ts"
import { signInByLink } from "./use-cases/sign-in-by-link.ts"

export const signInCases = [
  requestSignInLink,
  signInByLink,
] as const
