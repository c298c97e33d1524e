import { safeLocalStorage } from "./safe-local-storage.ts"
import { draftKey } from "./storage-keys.ts"

/** Text that was typed and is not saved on the server yet. It survives a reload, a lost session and an update. */
export const draft = (key: string) => {
  const name = draftKey(key)
  return {
    read: (): string | null => safeLocalStorage.read(name),
    /** False when the browser could not store it. */
    store: (text: string): boolean => safeLocalStorage.write(name, text),
    clear: (): boolean => safeLocalStorage.write(name, null),
  }
}

/** Removes all drafts in this browser: the next person to sign in did not type them. */
export const discardDrafts = (): void => {
  const prefix = draftKey("")
  for (const name of safeLocalStorage.names(prefix)) draft(name.slice(prefix.length)).clear()
}
