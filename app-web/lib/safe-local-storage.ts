/** What the browser keeps for us. A browser that forbids or has no room gives nothing and keeps nothing; we go on. */
export const kept = {
  read: (key: string): string | null => {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  /** False when it could not be kept. */
  write: (key: string, value: string | null): boolean => {
    try {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
      return true
    } catch {
      return false
    }
  },
}
