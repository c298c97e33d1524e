import { openCreateFolder } from "#web/entities/folder/folder-dialog.ts"
import { type Folder, useFolders } from "#web/entities/folder/use-folders.ts"
import { FolderMenu } from "#web/features/folders/folder-menu.tsx"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Folder as FolderIcon, Plus } from "lucide-react"
import type { ReactElement } from "react"
import { NavLink } from "../nav-items.tsx"
import { DropPlace } from "./drop-place.tsx"

interface FolderListProps {
  /** The folder of the address, if the library is shown. */
  readonly shown: string | null
  readonly onNavigate: (() => void) | undefined
}

/** The folders of the account in the side bar, and a way to create one. They scroll when there are many. */
export const FolderList = ({ shown, onNavigate }: FolderListProps): ReactElement => {
  const t = useText("shell")
  const folders = useFolders()?.folders ?? []
  const create = () => {
    onNavigate?.()
    openCreateFolder()
  }
  return (
    <section aria-labelledby="folders" className="mt-3 flex min-h-0 flex-1 flex-col">
      <div className="flex items-center pl-2.5 max-md:min-h-11">
        <span id="folders" className="min-w-0 flex-1 truncate text-xs font-[560] text-fg-3">{t("nav.folders")}</span>
        <IconButton label={t("folder.new")} size="iconSm" className="max-md:!size-11" onClick={create}>
          <Plus />
        </IconButton>
      </div>
      <ul className="scroll -mx-1 min-h-0 flex-1 space-y-0.5 overflow-y-auto px-1 py-0.5">
        {folders.map((folder) => (
          <FolderItem key={folder.id} folder={folder} isHere={folder.id === shown} onNavigate={onNavigate} />
        ))}
      </ul>
    </section>
  )
}

interface FolderItemProps {
  readonly folder: Folder
  readonly isHere: boolean
  readonly onNavigate: (() => void) | undefined
}

const FolderItem = ({ folder, isHere, onNavigate }: FolderItemProps): ReactElement => (
  <li>
    <DropPlace id={folder.id} name={folder.name} onDrop={onNavigate} className="group relative flex items-center">
      <NavLink
        search={{ folder: folder.id }}
        icon={FolderIcon}
        label={folder.name}
        count={folder.count}
        isHere={isHere}
        isFolded={false}
        hasMenu
        onNavigate={onNavigate}
      />
      <FolderMenu
        folder={folder}
        className="!absolute right-1 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 max-md:right-0 max-md:!size-11 [@media(hover:hover)]:opacity-0"
      />
    </DropPlace>
  </li>
)
