import { storeOf } from "#web/lib/store.ts"

/** The account that uploads belong to; null until it is known. */
export const uploader = storeOf<string | null>(null)
