import { kept } from "./safe-local-storage.ts"
import { storeOf, useStore } from "./store.ts"
import { tokenKey } from "./token-key.ts"

const userKey = "auth_user"
const deviceKey = "auth_device_id"
const returnKey = "auth_return_url"
const reminderKey = "renewal_reminder"

// In memory first: a browser that keeps nothing can still be signed in until the page closes.
const session = storeOf(kept.read(tokenKey))

// Signing in or out in one tab holds for all.
addEventListener("storage", ({ key, newValue }) => {
  if (key === tokenKey) session.set(newValue)
})

export const token = (): string | null => session.get()

export const useToken = (): string | null => useStore(session)

export const signedIn = (value: string): void => {
  kept.write(tokenKey, value)
  session.set(value)
}

export const signedOut = (): void => {
  for (const key of [tokenKey, userKey, reminderKey]) kept.write(key, null)
  session.set(null)
}

/** Where the reader was when the session ended; they are brought back after signing in. */
export const keepReturnAddress = (address: string): void => {
  kept.write(returnKey, address)
}

export const takeReturnAddress = (): string | null => {
  const address = kept.read(returnKey)
  kept.write(returnKey, null)
  return address
}

const makeDeviceId = (): string => {
  const known = kept.read(deviceKey)
  if (known !== null) return known
  const made = `web_${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, "0") ?? "00000000"}`
  kept.write(deviceKey, made)
  return made
}

let device: string | undefined

/** This browser's name for itself: "web_" and eight characters, made once. */
export const deviceId = (): string => device ??= makeDeviceId()
