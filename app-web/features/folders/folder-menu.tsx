import type { Folder } from "#web/entities/folder/use-folders.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { type ReactElement, Suspense, useState } from "react"
import { FolderMenuButton } from "./folder-menu-button.tsx"

const FolderMenuPanel = idleComponent(() => import("./folder-menu-panel.tsx"), "FolderMenuPanel")

interface FolderMenuProps {
  readonly folder: Folder
  readonly className: string
}

/** The menu of a folder. The button appears before its menu is loaded; if pressed early, the menu opens when it arrives. */
export const FolderMenu = ({ folder, className }: FolderMenuProps): ReactElement => {
  const [isPressed, setIsPressed] = useState(false)
  const button = <FolderMenuButton name={folder.name} className={className} {...earlyPress(() => setIsPressed(true))} />
  return (
    <Suspense fallback={button}>
      <FolderMenuPanel key={String(isPressed)} folder={folder} className={className} isOpen={isPressed} />
    </Suspense>
  )
}
