import { folderDialog } from "#web/entities/folder/folder-dialog.ts"
import type { Folder } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import { Menu, MenuContent, MenuItem, MenuLine, MenuTrigger } from "#web/ui/menu.tsx"
import { Pencil, Trash2 } from "lucide-react"
import type { ReactElement } from "react"
import { FolderMenuButton } from "./folder-menu-button.tsx"

interface FolderMenuPanelProps {
  readonly folder: Folder
  readonly className: string
  /** Whether it opens immediately. */
  readonly isOpen: boolean
}

export const FolderMenuPanel = ({ folder, className, isOpen }: FolderMenuPanelProps): ReactElement => {
  const t = useText("folders")
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>
        <FolderMenuButton name={folder.name} className={className} />
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem onSelect={() => folderDialog.set({ kind: "rename", folder })}>
          <Pencil />
          {t("act.rename")}
        </MenuItem>
        <MenuLine />
        <MenuItem danger onSelect={() => folderDialog.set({ kind: "delete", folder })}>
          <Trash2 />
          {t("act.delete")}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
