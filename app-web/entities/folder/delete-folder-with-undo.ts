import { textsOf } from "#web/lib/text.ts"
import { closeToast, toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { rest } from "#web/request/rest.ts"
import { refreshFolders, refreshPlaces } from "./refresh-folders.ts"
import { leavingFolders } from "./use-folders.ts"

const { t } = textsOf("folder")

const undoWindowMs = 6000

const pending = new Set<() => Promise<void>>()

// Leaving the page within the six seconds confirms the deletion.
addEventListener("pagehide", () => {
  for (const commit of pending) void commit()
})

/** Commits pending deletions at once: their names may be wanted again. */
export const finishFolderDeletions = async (): Promise<void> => {
  await Promise.all([...pending].map((commit) => commit()))
}

/** Removes a folder from the screen at once and deletes it after six seconds, unless that is undone. Its files stay. */
export const deleteFolderWithUndo = ({ id, name }: { readonly id: string; readonly name: string }): void => {
  leavingFolders.set((before) => before.union(new Set([id])))
  const commit = async (): Promise<void> => {
    clearTimeout(timer)
    if (!pending.delete(commit)) return
    closeToast(message)
    await remove(id)
  }
  const undo = (): void => {
    clearTimeout(timer)
    pending.delete(commit)
    bringBack(id)
  }
  const timer = setTimeout(() => void commit(), undoWindowMs)
  const action = { label: t("act.undo"), run: undo }
  const message = toast(t("folder.deleted", { name }), { durationMs: undoWindowMs, action })
  pending.add(commit)
}

const bringBack = (id: string): void => leavingFolders.set((before) => before.difference(new Set([id])))

const remove = async (id: string): Promise<void> => {
  try {
    await rest(`/api/folder/${id}`, { method: "DELETE" })
    await refreshFolders()
    refreshPlaces()
  } catch (error) {
    // Already deleted in another tab, as intended.
    if (errorCode(error) === "FolderNotFound") await refreshFolders()
    else toast(errorMessage(error, "folderDelete"), { tone: "bad" })
  }
  // Only after the folders have been fetched again, or it would flicker; after a failure it reappears.
  bringBack(id)
}
