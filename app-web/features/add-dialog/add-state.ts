import { storeOf } from "#web/lib/store.ts"

export type AddTab = "files" | "record" | "document" | "link" | "meeting"

interface Adding {
  readonly tab: AddTab
  /** Files that were dropped, pasted or shared, on their way into the dialog. */
  readonly files: ReadonlyArray<File>
}

/** The Add dialog while it is open. */
export const adding = storeOf<Adding | null>(null)

export const openAdd = (tab: AddTab, files: ReadonlyArray<File> = []): void => adding.set({ tab, files })

export const closeAdd = (): void => adding.set(null)
