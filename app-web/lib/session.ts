import { safeLocalStorage } from "./safe-local-storage.ts"
import { storeOf, useStore } from "./store.ts"
import { tokenKey } from "./token-key.ts"

const userKey = "auth_user"
const deviceKey = "auth_device_id"
const returnKey = "auth_return_url"
/** When the reminder of a plan was dismissed. */
export const reminderKey = "renewal_reminder"
/** Which notice of minutes was dismissed. */
export const quotaKey = "quota_notice"

// In memory as well: in a browser without storage the session lasts until the page closes.
const session = storeOf(safeLocalStorage.read(tokenKey))

// Signing in or out applies to every tab.
addEventListener("storage", ({ key, newValue }) => {
  if (key === tokenKey) session.set(newValue)
  if (key === deviceKey) device = newValue ?? undefined
})

export const token = (): string | null => session.get()

/** For what a part keeps in memory of the person who is signed in. */
export const onSignOut = (forget: () => void): void =>
  void session.subscribe(() => {
    if (session.get() === null) forget()
  })

export const useToken = (): string | null => useStore(session)

export const storeSession = (value: string): void => {
  safeLocalStorage.write(tokenKey, value)
  session.set(value)
}

export const clearSession = (): void => {
  for (const key of [tokenKey, userKey, reminderKey, quotaKey]) safeLocalStorage.write(key, null)
  session.set(null)
}

/** Where the reader was when the session ended; signing in leads back there. */
export const storeReturnAddress = (address: string): void => {
  safeLocalStorage.write(returnKey, address)
}

export const consumeReturnAddress = (): string | null => {
  const address = safeLocalStorage.read(returnKey)
  safeLocalStorage.write(returnKey, null)
  return address
}

const createDeviceId = (): string => {
  const known = safeLocalStorage.read(deviceKey)
  if (known !== null) return known
  const created = `web_${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, "0") ?? "00000000"}`
  safeLocalStorage.write(deviceKey, created)
  return created
}

let device: string | undefined

/** Names this browser: "web_" and eight characters, the same until the user signs out. */
export const deviceId = (): string => device ??= createDeviceId()

export const renewDevice = (): void => {
  safeLocalStorage.write(deviceKey, null)
  device = undefined
}
