import { isToolsPath, pathTo } from "./base-path.ts"
import { forgetPerson } from "./on-sign-out.ts"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { clearedBy, storageKeys, tokenKey } from "./storage-keys.ts"
import { storeOf, useStore } from "./store.ts"

// In memory as well: in a browser without storage the session lasts until the page closes.
const session = storeOf(safeLocalStorage.read(tokenKey))
/** Whether the browser has the token too. Only then does a missing one mean that the session is over. */
let isStored = session.get() !== null

/** Whether the server ended the session, unasked: the sign-in page says so. */
const wasEnded = storeOf(false)

session.subscribe(() => {
  if (session.get() === null) forgetPerson()
  else wasEnded.set(false)
})

/** A session that follows another one ends it, in case the page has missed its end. */
const begin = (next: string): void => {
  if (session.get() !== next) session.set(null)
  session.set(next)
}

/** Makes the state follow the stored token, either way. A user without a token is nobody's, and is removed. */
const repairSession = (): void => {
  const stored = safeLocalStorage.read(tokenKey)
  if (stored !== null) begin(stored)
  else if (isStored) session.set(null)
  isStored = stored !== null
  if (session.get() === null) safeLocalStorage.write(storageKeys.user, null)
}

repairSession()

// Signing in or out applies to every tab. No key means that all storage was cleared.
addEventListener("storage", ({ key, newValue }) => {
  if (key === tokenKey || key === null) repairSession()
  if (key === storageKeys.device || key === null) device = newValue ?? undefined
})
// A page that the browser suspended hears nothing in the meantime.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) repairSession()
})

export const token = (): string | null => session.get()

/** For what belongs to one session and not to the next, even for the same person. */
export const onOtherSession = (forget: () => void): void => void session.subscribe(forget)

export const useToken = (): string | null => useStore(session)

export const useWasEnded = (): boolean => useStore(wasEnded)

export const storeSession = (value: string): void => {
  isStored = safeLocalStorage.write(tokenKey, value)
  // It may belong to another person.
  for (const key of [storageKeys.user, storageKeys.hasFiles, storageKeys.humanProof]) safeLocalStorage.write(key, null)
  begin(value)
}

/** Ends the session in this browser, and removes what ends with it. */
export const clearSession = (end: keyof typeof clearedBy): void => {
  for (const key of clearedBy[end]) safeLocalStorage.write(key, null)
  if (end !== "unauthorized") device = undefined
  isStored = false
  wasEnded.set(end === "unauthorized")
  session.set(null)
}

/** The base of the app is left out: an address is good wherever the app is. */
const withoutBase = (address: string): string => address.replace(/^\/transcribe(?=[/?#]|$)/, "")

/** Where the reader was when the session ended; signing in leads back there. */
export const storeReturnAddress = (address: string): void => {
  safeLocalStorage.write(storageKeys.returnAddress, withoutBase(address) || "/")
}

/** A full path of this server. */
export const consumeReturnAddress = (): string | null => {
  const address = safeLocalStorage.read(storageKeys.returnAddress)
  safeLocalStorage.write(storageKeys.returnAddress, null)
  if (address === null) return null
  return isToolsPath(address) ? address : pathTo(withoutBase(address))
}

const createDeviceId = (): string => {
  const known = safeLocalStorage.read(storageKeys.device)
  if (known !== null) return known
  const created = `web_${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, "0") ?? "00000000"}`
  safeLocalStorage.write(storageKeys.device, created)
  return created
}

let device: string | undefined

/** Names this browser: "web_" and eight characters, the same until the user signs out. */
export const deviceId = (): string => device ??= createDeviceId()
