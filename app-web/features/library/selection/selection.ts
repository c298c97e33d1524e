import { storeOf, useSlice } from "#web/lib/store.ts"

interface Selection {
  readonly ids: ReadonlySet<string>
  /** Where a range begins: the row that was chosen last. */
  readonly anchor: string | null
}

const nothing: Selection = { ids: new Set(), anchor: null }

/** The chosen rows. They stay chosen while the reader looks into a file and comes back. */
export const selection = storeOf(nothing)

export const clearSelection = (): void => selection.set(nothing)

export const selectAll = (ids: ReadonlyArray<string>): void =>
  selection.set({ ids: new Set(ids), anchor: ids.at(-1) ?? null })

export const toggleSelected = (id: string): void => selection.set((before) => toggled(before, id))

/** From the row chosen last to this one, both included. */
export const selectRange = (order: ReadonlyArray<string>, id: string): void =>
  selection.set((before) => ranged(before, order, id))

export const useIsSelected = (id: string): boolean => useSlice(selection, ({ ids }) => ids.has(id))

/** Whether the reader is choosing rows at all. */
export const useIsSelecting = (): boolean => useSlice(selection, ({ ids }) => ids.size > 0)

export const toggled = ({ ids }: Selection, id: string): Selection => ({
  ids: ids.has(id) ? ids.difference(new Set([id])) : ids.union(new Set([id])),
  anchor: id,
})

/** The anchor stays: the next range begins there again. Without one, the row alone is chosen. */
export const ranged = ({ ids, anchor }: Selection, order: ReadonlyArray<string>, id: string): Selection => {
  const from = anchor === null ? -1 : order.indexOf(anchor)
  const to = order.indexOf(id)
  if (to === -1) return { ids, anchor }
  if (from === -1) return { ids: ids.union(new Set([id])), anchor: id }
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ids: ids.union(new Set(range)), anchor }
}

let place: string | undefined

/** Rows are chosen within one folder: in another one, nothing is. */
export const selectWithin = (folder: string | undefined): void => {
  if (folder !== place) clearSelection()
  place = folder
}
