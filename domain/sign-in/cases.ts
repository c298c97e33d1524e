import { getSignInOptions } from "./use-cases/get-sign-in-options.ts"
import { requestSignInLink } from "./use-cases/request-sign-in-link.ts"
import { signInByLink } from "./use-cases/sign-in-by-link.ts"

export const signInCases = [
  getSignInOptions,
  requestSignInLink,
  signInByLink,
] as const
