import { useText } from "#web/lib/text.ts"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import { type AddTab, openAdd } from "./add-state.ts"
import { useSources } from "./use-sources.ts"

interface NewMenuPanelProps {
  readonly children: ReactElement
  readonly onChoose?: (() => void) | undefined
  /** Whether it opens immediately. */
  readonly isOpen: boolean
}

/** The ways to add something, behind "New". */
export const NewMenuPanel = ({ children, onChoose, isOpen }: NewMenuPanelProps): ReactElement => {
  const t = useText()
  const sources = useSources()
  const choose = (tab: AddTab) => () => {
    onChoose?.()
    openAdd(tab)
  }
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>{children}</MenuTrigger>
      <MenuContent align="start" className="w-80 max-w-[calc(100vw-24px)]">
        {sources.map(({ tab, icon: Icon, label, hint }) => (
          <MenuItem key={tab} onSelect={choose(tab)} className="items-start gap-3 py-2.5">
            <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-accent-soft">
              <Icon className="!text-accent-text" />
            </span>
            <span className="min-w-0">
              <span className="block font-[540]">{t(label)}</span>
              <span className="block text-sm text-fg-3">{t(hint)}</span>
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
