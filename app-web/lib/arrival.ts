import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"

/**
 * Records from the address whether the person comes from the desktop app, and who referred them. Kept until they sign
 * in.
 */
export const noteArrival = (search: string): void => {
  const told = new URLSearchParams(search)
  const code = told.get("referral_code") ?? told.get("ref")
  if (told.get("origin") === "desktop") safeLocalStorage.write(storageKeys.origin, "desktop")
  if (code !== null && code !== "") safeLocalStorage.write(storageKeys.referral, code.slice(0, 64))
}

export const referralCode = (): string | null => safeLocalStorage.read(storageKeys.referral)
export const forgetReferral = (): boolean => safeLocalStorage.write(storageKeys.referral, null)

export const isFromDesktop = (): boolean => safeLocalStorage.read(storageKeys.origin) === "desktop"
export const forgetOrigin = (): boolean => safeLocalStorage.write(storageKeys.origin, null)
