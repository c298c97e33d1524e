import { browserTraits, uuidOf } from "./fingerprint.ts"
import { safeLocalStorage } from "./safe-local-storage.ts"

const key = "device_uuid"

let uuid: string | undefined

/** Names this browser to the server, without a name for its person; the same after signing out. It is no credential. */
export const clientUuid = (): string => uuid ??= stored()

const stored = (): string => {
  const known = safeLocalStorage.read(key)
  if (known !== null) return known
  const created = uuidOf(browserTraits())
  safeLocalStorage.write(key, created)
  return created
}
