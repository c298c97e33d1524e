import { storeOf } from "#web/lib/store.ts"

/** What somebody calls the recording under review; null while they did not name it. */
export const takeTitle = storeOf<string | null>(null)
