import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#web/ui/menu.tsx"
import { Download, MoreHorizontal, Trash2 } from "lucide-react"
import type { ReactElement } from "react"

interface ConversationMenuProps {
  readonly onExport: () => void
  readonly onClear: () => void
}

/** What can be done with a whole conversation. */
export const ConversationMenu = ({ onExport, onClear }: ConversationMenuProps): ReactElement => {
  const t = useText("asking")
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={t("ask.more")} className="max-md:!size-11">
          <MoreHorizontal />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={onExport}>
          <Download />
          {t("ask.export")}
        </MenuItem>
        <MenuItem danger onSelect={onClear}>
          <Trash2 />
          {t("ask.clear")}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
