import { storeOf } from "#web/lib/store.ts"

/** The new title that the server did not take, with its reason: the field opens again with both. */
export const refusedTitle = storeOf<{ readonly taskId: string; readonly reason: string } | null>(null)
