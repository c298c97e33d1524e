import { storeOf } from "#web/lib/store.ts"

interface Cursor {
  readonly id: string | null
  /** Whether the keyboard is to go there as soon as the row is on the screen. */
  readonly isWanted: boolean
}

/** The row that keys act on. */
export const cursor = storeOf<Cursor>({ id: null, isWanted: false })

/** Moves the keyboard to a row, wherever it is in the list. */
export const focusRow = (id: string): void => cursor.set({ id, isWanted: true })

/** The keyboard is there. */
export const rowHasFocus = (id: string): void => cursor.set({ id, isWanted: false })

/** The row so many places further; at the ends it stays. Without a cursor, the first one. */
export const neighbour = (order: ReadonlyArray<string>, id: string | null, step: number): string | null => {
  const at = id === null ? -1 : order.indexOf(id)
  return order[at === -1 ? 0 : Math.min(order.length - 1, Math.max(0, at + step))] ?? null
}
