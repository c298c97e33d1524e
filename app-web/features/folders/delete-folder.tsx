import { deleteFolderWithUndo } from "#web/entities/folder/delete-folder-with-undo.ts"
import type { Folder } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { useNavigate, useSearch } from "@tanstack/react-router"
import type { ReactElement } from "react"

interface DeleteFolderProps {
  readonly folder: Folder
  readonly onClose: () => void
}

/** Asks before a folder is deleted, and says what becomes of its files. */
export const DeleteFolder = ({ folder, onClose }: DeleteFolderProps): ReactElement => {
  const t = useText("folders")
  const navigate = useNavigate()
  const { folder: shown } = useSearch({ strict: false })
  const { id, name, count } = folder
  const remove = () => {
    deleteFolderWithUndo(folder)
    if (shown === id) void navigate({ to: "/" })
  }
  return (
    <Confirm
      title={t("folder.deleteTitle", { name })}
      description={count === 0 ? t("folder.deleteEmpty") : t("folder.deleteText", { count })}
      act={t("folder.delete")}
      danger
      onAct={remove}
      onClose={onClose}
    />
  )
}
