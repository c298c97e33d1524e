import { draft } from "#web/lib/drafts.ts"
import { storeOf } from "#web/lib/store.ts"

const kept = draft("paste")

/** The text that is being pasted; it survives a reload. */
export const pasteDraft = storeOf(kept.read() ?? "")

/** False when this browser could not keep it over a reload. */
export const writeDraft = (text: string): boolean => {
  pasteDraft.set(text)
  return text === "" ? kept.drop() : kept.keep(text)
}
