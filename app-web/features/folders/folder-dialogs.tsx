import { closeFolderDialog, folderDialog } from "#web/entities/folder/folder-dialog.ts"
import { useStore } from "#web/lib/store.ts"
import type { ReactElement } from "react"
import { DeleteFolder } from "./delete-folder.tsx"
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
