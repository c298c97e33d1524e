import { safeLocalStorage } from "../safe-local-storage.ts"
import { settings } from "../settings.ts"
import { storeOf, useStore } from "../store.ts"
import { usageKeys } from "./usage-keys.ts"

/** Whether the browser says for its user that nothing may be collected (Global Privacy Control). */
export const isSignalled = "globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true

const read = (): boolean => safeLocalStorage.read(usageKeys.refused) !== null

const refused = storeOf(read())
addEventListener("storage", ({ key }) => {
  if (key === usageKeys.refused || key === null) refused.set(read())
})

export const useRefused = (): boolean => useStore(refused)

export const setRefused = (isRefused: boolean): void => {
  safeLocalStorage.write(usageKeys.refused, isRefused ? "1" : null)
  if (isRefused) safeLocalStorage.write(usageKeys.status, null)
  refused.set(isRefused)
}

/** Whether the use of this page is reported: a collector is configured, and neither the person nor their browser refuses. */
export const mayReport = (): boolean => settings.analytics !== null && !isSignalled && !refused.get()
