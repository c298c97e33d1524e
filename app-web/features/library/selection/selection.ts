import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf, useSlice } from "#web/lib/store.ts"

interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where a range starts: the row that was selected last. */
  readonly anchor: string | null
}

const nothing: Selection = { ids: new Set(), anchor: null }

/** The selected rows. They stay selected while the reader opens a task and comes back. */
export const selection = storeOf(nothing)

export const clearSelection = (): void => selection.set(nothing)
onSignOut(clearSelection)

export const selectAll = (ids: ReadonlyArray<string>): void =>
  selection.set({ ids: new Set(ids), anchor: ids.at(-1) ?? null })

export const toggleSelected = (id: string): void => selection.set((before) => toggle(before, id))

/** From the row selected last to this one, both included. */
export const selectRange = (order: ReadonlyArray<string>, id: string): void =>
  selection.set((before) => addRange(before, order, id))

/** What is dragged with a row: the whole selection if the row is in it. */
export const draggedWith = (id: string): ReadonlyArray<string> => {
  const { ids } = selection.get()
  return ids.has(id) ? [...ids] : [id]
}

export const useIsSelected = (id: string): boolean => useSlice(selection, ({ ids }) => ids.has(id))

/** Whether any row is selected. */
export const useIsSelecting = (): boolean => useSlice(selection, ({ ids }) => ids.size > 0)

export const toggle = ({ ids }: Selection, id: string): Selection => ({
  ids: ids.has(id) ? ids.difference(new Set([id])) : ids.union(new Set([id])),
  anchor: id,
})

/** The anchor stays, so that the next range starts there too. Without an anchor, only this row is selected. */
export const addRange = ({ ids, anchor }: Selection, order: ReadonlyArray<string>, id: string): Selection => {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (to === -1) return { ids, anchor }
  if (from === -1) return { ids: ids.union(new Set([id])), anchor: id }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: ids.union(new Set(range)), anchor }
}

let currentFolder: string | undefined

/** A selection belongs to one folder: switching folders clears it. */
export const selectWithin = (folder: string | undefined): void => {
  if (folder !== currentFolder) clearSelection()
  currentFolder = folder
}
