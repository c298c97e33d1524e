import { safeLocalStorage } from "./safe-local-storage.ts"

const originKey = "origin"
const referralKey = "auth_referral_code"

/** Notes from the address whether the person comes from the desktop app, and who referred them. Kept until they sign in. */
export const noteArrival = (search: string): void => {
  const told = new URLSearchParams(search)
  const code = told.get("referral_code") ?? told.get("ref")
  if (told.get("origin") === "desktop") safeLocalStorage.write(originKey, "desktop")
  if (code !== null && code !== "") safeLocalStorage.write(referralKey, code.slice(0, 64))
}

export const referralCode = (): string | null => safeLocalStorage.read(referralKey)
export const forgetReferral = (): boolean => safeLocalStorage.write(referralKey, null)

export const isFromDesktop = (): boolean => safeLocalStorage.read(originKey) === "desktop"
export const forgetOrigin = (): boolean => safeLocalStorage.write(originKey, null)
