import type { StorageKey } from "./storage-keys.ts"

/**
 * Local storage that never throws. If the browser forbids it or has no space, reads return null and nothing is
 * stored.
 */
export const safeLocalStorage = {
  read: (key: StorageKey): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** The names with this prefix. */
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
