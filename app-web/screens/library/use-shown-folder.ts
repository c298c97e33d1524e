import { type Folder, useFolders } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"

interface ShownFolder {
  readonly title: string
  /** The folder itself; null for all files, for those in none, and while it is loading. */
  readonly folder: Folder | null
  /** Whether there is no such folder: it was deleted, or the address is wrong. */
  readonly isGone: boolean
}

/** The folder that the address names. */
export const useShownFolder = (name: string | undefined): ShownFolder => {
  const t = useText("library")
  const folders = useFolders()?.folders
  if (name === undefined) return { title: t("list.title"), folder: null, isGone: false }
  if (name === "none") return { title: t("nav.uncategorized"), folder: null, isGone: false }
  if (name === "shared") return { title: t("nav.shared"), folder: null, isGone: false }
  const folder = folders?.find(({ id }) => id === name)
  const isGone = folders !== undefined && folder === undefined
  return {
    title: folder?.name ?? t("list.folder"),
    folder: folder ?? null,
    isGone,
  }
}
