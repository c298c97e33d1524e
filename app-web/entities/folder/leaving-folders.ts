import { storeOf } from "#web/lib/store.ts"

const none: ReadonlySet<string> = new Set()

/** Folders that are gone from the screen and soon from the server. */
export const leavingFolders = storeOf(none)
