import { setOptions } from "#web/entities/transcription-options/transcription-options.ts"
import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"

export type AddTab = "files" | "link" | "record" | "meeting" | "document"

interface Adding {
  readonly tab: AddTab
  /** Files that were dropped, pasted or shared and are not in the lists yet. */
  readonly files: ReadonlyArray<File>
}

/** The open Add dialog; null while it is closed. */
export const adding = storeOf<Adding | null>(null)

/**
 * Opens the dialog, or another tab of it. New files go into the folder they were dropped on, or the one being shown.
 */
export const openAdd = (tab: AddTab, files: ReadonlyArray<File> = [], folder?: string | null): void => {
  if (folder !== undefined) setOptions({ folder })
  else if (adding.get() === null) setOptions({ folder: folderOfAddress() })
  adding.set({ tab, files })
}

const folderOfAddress = (): string | null => {
  const folder = new URLSearchParams(location.search).get("folder")
  return folder === "none" || folder === "shared" ? null : folder
}

export const closeAdd = (): void => adding.set(null)
onSignOut(closeAdd)
