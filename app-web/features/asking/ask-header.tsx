import { IconButton } from "#web/ui/icon-button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#web/ui/menu.tsx"
import { Download, MoreHorizontal, Sparkles, Trash2, X } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

interface AskHeaderProps {
  readonly isEmpty: boolean
  readonly onExport: () => void
  readonly onClear: () => void
  readonly onClose: () => void
}

export const AskHeader = ({ isEmpty, onExport, onClear, onClose }: AskHeaderProps): ReactElement => {
  const t = useText()
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 pr-2 pl-4">
      <Sparkles className="size-[18px] text-accent-text" aria-hidden />
      <h2 className="ml-1.5 min-w-0 flex-1 truncate text-md font-[620]">{t("ask.title")}</h2>
      {!isEmpty && (
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
      )}
      <IconButton label={t("ask.close")} className="max-md:!size-11" onClick={onClose}>
        <X />
      </IconButton>
    </header>
  )
}
