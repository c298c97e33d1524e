import { storeOf } from "#web/lib/store.ts"

/** The task whose title is a field at the moment. */
export const renaming = storeOf<string | null>(null)
