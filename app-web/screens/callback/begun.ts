import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { processedKey } from "#web/lib/storage-keys.ts"

/** Marks of codes whose exchange has started in this browser. */
export const begun = {
  /** False if it had already started. */
  set: (code: string): boolean => {
    if (safeLocalStorage.read(processedKey(code)) !== null) return false
    safeLocalStorage.write(processedKey(code), "1")
    return true
  },
  remove: (code: string): void => void safeLocalStorage.write(processedKey(code), null),
}
