import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"

/** Whether the person came from the desktop app, by a referral, or by themselves, when this page was opened. */
type Arrival = "desktop" | "referral" | "direct"

let arrival: Arrival = "direct"

export const arrivedBy = (): Arrival => arrival

/**
 * Records from the address whether the person comes from the desktop app, and who referred them. Kept until they sign
 * in.
 */
export const noteArrival = (search: string): void => {
  const told = new URLSearchParams(search)
  const code = told.get("referral_code") ?? told.get("ref")
  if (told.get("origin") === "desktop") safeLocalStorage.write(storageKeys.origin, "desktop")
  if (code !== null && code !== "") safeLocalStorage.write(storageKeys.referral, code.slice(0, 64))
  arrival = isFromDesktop() ? "desktop" : referralCode() === null ? "direct" : "referral"
}

export const referralCode = (): string | null => safeLocalStorage.read(storageKeys.referral)
export const forgetReferral = (): boolean => safeLocalStorage.write(storageKeys.referral, null)

export const isFromDesktop = (): boolean => safeLocalStorage.read(storageKeys.origin) === "desktop"
export const forgetOrigin = (): boolean => safeLocalStorage.write(storageKeys.origin, null)
