import { storeOf } from "#web/lib/store.ts"

/** The id of the line that the transcript should show, requested from a summary. */
export const soughtLine = storeOf<string | null>(null)
