import { draft } from "#web/lib/drafts.ts"
import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"

const stored = draft("paste")

/** The pasted text; it survives a reload. */
export const pasteDraft = storeOf(stored.read() ?? "")
// Signing out discards it; when a session ends in another way, it stays.
onSignOut(() => pasteDraft.set(stored.read() ?? ""))

/** False when this browser could not store it. */
export const writeDraft = (text: string): boolean => {
  pasteDraft.set(text)
  return text === "" ? stored.clear() : stored.store(text)
}
