import { listedTasks } from "#web/entities/task/task-cache.ts"
import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"
import type { Folder } from "./use-folders.ts"

type FolderDialog =
  | { readonly kind: "create" }
  | { readonly kind: "rename"; readonly folder: Folder }
  | { readonly kind: "delete"; readonly folder: Folder }
  | {
    readonly kind: "move"
    readonly ids: ReadonlyArray<string>
    /** The folder that all of them are in, null for none; undefined if they are in several, or that is unknown. */
    readonly from: string | null | undefined
  }

/** The open dialog about folders, if any. */
export const folderDialog = storeOf<FolderDialog | null>(null)

export const closeFolderDialog = (): void => folderDialog.set(null)
onSignOut(closeFolderDialog)

export const openCreateFolder = (): void => folderDialog.set({ kind: "create" })

/** Asks where to move files. */
export const openMove = (ids: ReadonlyArray<string>): void => {
  if (ids.length > 0) folderDialog.set({ kind: "move", ids, from: folderOf(ids) })
}

/** The same for the file on its own page, which may be in no list. */
export const openMoveOne = ({ id, folder_id }: { readonly id: string; readonly folder_id: string | null }): void =>
  folderDialog.set({ kind: "move", ids: [id], from: folder_id })

/** The folder that all of them are in, null for none; undefined if they are in several, or that is unknown. */
export const folderOf = (ids: ReadonlyArray<string>): string | null | undefined => {
  const known = new Map(listedTasks().map(({ id, folder_id }) => [id, folder_id]))
  const [from, ...others] = new Set(ids.map((id) => known.get(id)))
  return others.length === 0 ? from : undefined
}
