import { createDesktopCode } from "./use-cases/create-desktop-code.ts"
import { getHumanCheck } from "./use-cases/get-human-check.ts"
import { getSignInOptions } from "./use-cases/get-sign-in-options.ts"
import { requestSignInLink } from "./use-cases/request-sign-in-link.ts"
import { signInByDesktopCode } from "./use-cases/sign-in-by-desktop-code.ts"
import { signInByGoogle } from "./use-cases/sign-in-by-google.ts"
import { signInByLink } from "./use-cases/sign-in-by-link.ts"
import { signInBySupabase } from "./use-cases/sign-in-by-supabase.ts"
import { startGoogleSignIn } from "./use-cases/start-google-sign-in.ts"

export const signInCases = [
  createDesktopCode,
  getHumanCheck,
  getSignInOptions,
  requestSignInLink,
  signInByDesktopCode,
  signInByGoogle,
  signInByLink,
  signInBySupabase,
  startGoogleSignIn,
] as const
