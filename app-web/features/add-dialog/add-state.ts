import { storeOf } from "#web/lib/store.ts"

export type AddTab = "files" | "record" | "document"

interface Adding {
  readonly tab: AddTab
  /** Files that were dropped, pasted or shared and are not in the lists yet. */
  readonly files: ReadonlyArray<File>
}

/** The open Add dialog; null while it is closed. */
export const adding = storeOf<Adding | null>(null)

export const openAdd = (tab: AddTab, files: ReadonlyArray<File> = []): void => adding.set({ tab, files })

export const closeAdd = (): void => adding.set(null)
