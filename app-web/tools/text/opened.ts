import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"

/** The task whose result the page shows; null for none. */
export const opened = storeOf<string | null>(null)

// It belongs to the person who was signed in.
onSignOut(() => opened.set(null))

/** Counts what has changed in the list of tasks. */
export const changes = storeOf(0)
export const noteChange = (): void => changes.set((before) => before + 1)

export const openResult = (taskId: string): void => {
  opened.set(taskId)
  noteChange()
}
