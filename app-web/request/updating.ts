import { storeOf } from "#web/lib/store.ts"

/** Whether the service is being updated: the overlay covers the page, then the page is loaded anew. */
export const updating = storeOf(false)

export const serviceIsUpdating = (): void => updating.set(true)
