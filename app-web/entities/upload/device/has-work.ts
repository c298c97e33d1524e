import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"

/** Whether the device may have uploads or recordings. Only then is the database opened when the app loads. */
export const mayHaveWork = (): boolean => safeLocalStorage.read(storageKeys.hasWork) !== null

export const setHasWork = (hasWork: boolean): boolean =>
  safeLocalStorage.write(storageKeys.hasWork, hasWork ? "1" : null)
