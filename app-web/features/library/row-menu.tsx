import { MoreHorizontal } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import { Menu, MenuContent, MenuTrigger } from "../../ui/menu.tsx"
import { renaming } from "../task/renaming.ts"
import { RowMenuItems } from "./row-menu-items.tsx"
import type { TaskItem } from "./task-item.ts"

interface RowMenuProps {
  readonly task: TaskItem
  readonly onDelete: () => void
}

/** What can be done with the file of a row. */
export const RowMenu = ({ task, onDelete }: RowMenuProps): ReactElement => {
  const t = useText()
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          tone="ghost"
          size="iconSm"
          aria-label={t("list.moreFor", { title: task.title })}
          className="right-4 z-10 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 max-sm:-my-1.5 max-sm:!size-11 sm:absolute sm:opacity-0 sm:[@media(hover:none)]:opacity-100"
        >
          <MoreHorizontal />
        </Button>
      </MenuTrigger>
      {/* The keyboard goes to the field when a title is renamed, not back to the button. */}
      <MenuContent align="end" onCloseAutoFocus={(event) => renaming.get() === task.id && event.preventDefault()}>
        <RowMenuItems task={task} onDelete={onDelete} />
      </MenuContent>
    </Menu>
  )
}
