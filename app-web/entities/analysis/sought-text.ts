import { storeOf } from "#web/lib/store.ts"

/** The text that the summary should scroll to, requested from the mind map. */
export const soughtText = storeOf<string | null>(null)
