import { browserTraits, uuidOf } from "./fingerprint.ts"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"

let uuid: string | undefined

/** Names this browser to the server, without a name for its person; the same after signing out. It is no credential. */
export const clientUuid = (): string => uuid ??= stored()

const stored = (): string => {
  const known = safeLocalStorage.read(storageKeys.clientUuid)
  if (known !== null) return known
  const created = uuidOf(browserTraits())
  safeLocalStorage.write(storageKeys.clientUuid, created)
  return created
}
