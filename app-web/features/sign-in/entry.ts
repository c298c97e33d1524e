import { forgetReferral, referralCode } from "#web/lib/arrival.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { deviceId, storeSession } from "#web/lib/session.ts"
import { settings } from "#web/lib/settings.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { report } from "#web/lib/usage/report.ts"

export type MethodName = (typeof settings.signIn.methods)[number]["name"] | "passkey"

const version = settings.signIn.terms.version
const agreed = storeOf(safeLocalStorage.read(storageKeys.terms) === version)

/** Whether the person agreed to the terms of this server, in this version and browser. */
export const useAgreed = (): boolean => useStore(agreed)

export const isAgreed = (): boolean => agreed.get()

export const setAgreed = (isAgreed: boolean): void => {
  safeLocalStorage.write(storageKeys.terms, isAgreed ? version : null)
  agreed.set(isAgreed)
}

/** What every sign-in method sends besides its proof of identity. */
export const entryInput = () => ({
  device_id: deviceId(),
  referral_code: referralCode(),
  terms_version: agreed.get() ? version : null,
  guest_token: safeLocalStorage.read(storageKeys.guest),
})

/** The method used last, to mark it. */
export const lastMethod = (): string | null => safeLocalStorage.read(storageKeys.lastMethod)

/** The person signs in this way now. */
export const rememberMethod = (name: MethodName): void => {
  report("web_other", { click: "login" })
  safeLocalStorage.write(storageKeys.lastMethod, name)
}

/** Shows that a link was requested in this browser. Only for the latest link: an older one is inspected first. */
export const linkBrowser = (): string | null => safeLocalStorage.read(storageKeys.linkBrowser)
export const keepLinkBrowser = (token: string | null): boolean => safeLocalStorage.write(storageKeys.linkBrowser, token)

/** What a server answers to a sign-in, or something that stands in its place. */
interface Answer {
  readonly access_token?: string
  readonly device_id?: string
}

/** Stores the session after any sign-in; one without its token or its device is none. The page decides where the person goes next: see `useGoOn`. */
export const enter = ({ access_token: accessToken = "", device_id: device = "" }: Answer): void => {
  if (accessToken === "" || device === "") throw new Error("the answer to the login has no token, or no device")
  forgetReferral()
  keepLinkBrowser(null)
  safeLocalStorage.write(storageKeys.guest, null)
  storeSession(accessToken)
}
