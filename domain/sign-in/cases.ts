import { checkAddress } from "./use-cases/check-address.ts"
import { createDesktopCode } from "./use-cases/create-desktop-code.ts"
import { getHumanCheck } from "./use-cases/get-human-check.ts"
import { getPhoneAccessToken } from "./use-cases/get-phone-access-token.ts"
import { getSignInOptions } from "./use-cases/get-sign-in-options.ts"
import { inspectSignInLink } from "./use-cases/inspect-sign-in-link.ts"
import { openVisit } from "./use-cases/open-visit.ts"
import { requestSignInLink } from "./use-cases/request-sign-in-link.ts"
import { sendPhoneCode } from "./use-cases/send-phone-code.ts"
import { signInByDesktopCode } from "./use-cases/sign-in-by-desktop-code.ts"
import { signInByGoogle } from "./use-cases/sign-in-by-google.ts"
import { signInByLink } from "./use-cases/sign-in-by-link.ts"
import { signInByPhone } from "./use-cases/sign-in-by-phone.ts"
import { signInBySupabase } from "./use-cases/sign-in-by-supabase.ts"
import { startGoogleSignIn } from "./use-cases/start-google-sign-in.ts"
import { verifyPhoneCode } from "./use-cases/verify-phone-code.ts"

export const signInCases = [
  checkAddress,
  createDesktopCode,
  getHumanCheck,
  getPhoneAccessToken,
  getSignInOptions,
  inspectSignInLink,
  openVisit,
  requestSignInLink,
  sendPhoneCode,
  signInByDesktopCode,
  signInByGoogle,
  signInByLink,
  signInByPhone,
  signInBySupabase,
  startGoogleSignIn,
  verifyPhoneCode,
] as const
