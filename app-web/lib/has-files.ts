import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"

/** Notes whether the account has files, for the next time that the app is opened. */
export const noteHasFiles = (has: boolean): void => {
  safeLocalStorage.write(storageKeys.hasFiles, String(has))
}

/** False only if it had none when they were last listed. */
export const mayHaveFiles = (): boolean => safeLocalStorage.read(storageKeys.hasFiles) !== "false"
