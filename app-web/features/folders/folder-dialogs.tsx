import { deleteFolderWithUndo } from "#web/entities/folder/delete-folder-with-undo.ts"
import { closeFolderDialog, folderDialog } from "#web/entities/folder/folder-dialog.ts"
import type { Folder } from "#web/entities/folder/use-folders.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { useNavigate, useSearch } from "@tanstack/react-router"
import type { ReactElement } from "react"
import { MoveDialog } from "./move-dialog.tsx"
import { CreateFolder, RenameFolder } from "./name-dialog.tsx"

/** The open dialog about folders, if any. */
export const FolderDialogs = (): ReactElement | null => {
  const open = useStore(folderDialog)
  if (open === null) return null
  if (open.kind === "create") return <CreateFolder onClose={closeFolderDialog} />
  if (open.kind === "rename") return <RenameFolder folder={open.folder} onClose={closeFolderDialog} />
  if (open.kind === "move") return <MoveDialog ids={open.ids} from={open.from} onClose={closeFolderDialog} />
  return <DeleteFolder folder={open.folder} onClose={closeFolderDialog} />
}

interface DeleteFolderProps {
  readonly folder: Folder
  readonly onClose: () => void
}

/** Asks before a folder is deleted, and says what becomes of its files. */
const DeleteFolder = ({ folder, onClose }: DeleteFolderProps): ReactElement => {
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
