import { clientUuid } from "./client-uuid.ts"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { type StorageKey, storageKeys } from "./storage-keys.ts"

/** The names of this browser, beside its client UUID. They are made once and outlive every session. */
export const keepIdentities = (): void => {
  keep(storageKeys.deviceId, () => hexOf(crypto.getRandomValues(new Uint8Array(16))))
  keep(storageKeys.analytics, () => `fp_${clientUuid()}`)
}

const keep = (key: StorageKey, make: () => string): void => {
  if (safeLocalStorage.read(key) === null) safeLocalStorage.write(key, make())
}

const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
