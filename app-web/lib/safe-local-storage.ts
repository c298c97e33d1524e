import type { StorageKey } from "./storage-keys.ts"

/** Local storage that never throws. A browser that forbids it or has no space reads null and stores nothing. */
export const safeLocalStorage = {
  read: (key: StorageKey): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** The names that begin so. */
  names: (prefix: string): ReadonlyArray<string> => {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
    } catch {
      return []
    }
  },
  /** Null removes the entry. False when the browser did not store it. */
  write: (key: StorageKey, value: string | null): boolean => {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
}
