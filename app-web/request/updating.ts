import { storeOf } from "#web/lib/store.ts"

/** Whether the service is being updated: the overlay covers the page, then the page reloads. */
export const updating = storeOf(false)

export const markUpdating = (): void => updating.set(true)
