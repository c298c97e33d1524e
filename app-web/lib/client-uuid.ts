import { browserTraits, uuidOf } from "./fingerprint.ts"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"

let uuid: string | undefined

/** Identifies this browser to the server, but not its user; the same after signing out. It is not a credential. */
export const clientUuid = (): string => uuid ??= stored()

const stored = (): string => {
  const known = safeLocalStorage.read(storageKeys.clientUuid)
  if (known !== null) return known
  const created = uuidOf(browserTraits())
  safeLocalStorage.write(storageKeys.clientUuid, created)
  return created
}
