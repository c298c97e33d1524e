import { storeOf } from "#web/lib/store.ts"

interface Cursor {
  readonly id: string | null
  /** Whether the row gets the focus as soon as it is rendered. */
  readonly isRequested: boolean
}

/** The row that shortcuts act on. */
export const cursor = storeOf<Cursor>({ id: null, isRequested: false })

/** Moves the focus to a row, wherever it is in the list. */
export const focusRow = (id: string): void => cursor.set({ id, isRequested: true })

/** The row has received the focus. */
export const rowHasFocus = (id: string): void => cursor.set({ id, isRequested: false })

/** The row this many steps away, within the list. Without a cursor, the first row. */
export const neighbour = (order: ReadonlyArray<string>, id: string | null, step: number): string | null => {
  const at = id === null ? -1 : order.indexOf(id)
  return order[at === -1 ? 0 : Math.min(order.length - 1, Math.max(0, at + step))] ?? null
}
