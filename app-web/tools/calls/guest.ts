import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { token, useToken } from "#web/lib/session.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf, useStore } from "#web/lib/store.ts"

/** The token of a visitor without an account, whose files the next sign-in adopts. */
export const guest = storeOf(safeLocalStorage.read(storageKeys.guest))

/** What another tab has stored counts here as well. */
const repairGuest = (): void => guest.set(safeLocalStorage.read(storageKeys.guest))

// A visit that another tab begins or ends. No key means that all storage was cleared.
addEventListener("storage", ({ key }) => {
  if (key === storageKeys.guest || key === null) repairGuest()
})
// A page that the browser suspended hears nothing in the meantime.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) repairGuest()
})

export const forgetGuest = (): void => {
  safeLocalStorage.write(storageKeys.guest, null)
  guest.set(null)
}

/** Whose calls are made; null for someone who has made nothing yet. */
export const bearer = (): string | null => token() ?? guest.get()

export type Who = "member" | "guest" | "nobody"

/** What the visitor is to the server, once the page runs. */
export const useWho = (): Who => {
  const [session, visit] = [useToken(), useStore(guest)]
  if (session !== null) return "member"
  return visit === null ? "nobody" : "guest"
}
