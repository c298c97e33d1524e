import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Menu, MenuContent, MenuItem, MenuTrigger } from "#web/ui/menu.tsx"
import { ArrowDown, ArrowUp, ArrowUpDown, ChevronsDown, ChevronsUp } from "lucide-react"
import type { ReactElement } from "react"
import type { Move } from "./chosen.ts"

const moves = [["top", ChevronsUp], ["up", ArrowUp], ["down", ArrowDown], ["bottom", ChevronsDown]] as const

interface MoveMenuProps {
  readonly name: string
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (move: Move) => void
}

/** Moves a file without dragging. */
export const MoveMenu = ({ name, isFirst, isLast, onMove }: MoveMenuProps): ReactElement => {
  const t = useText("add-dialog")
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          tone="ghost"
          size="sm"
          aria-label={t("add.moveFile", { name })}
          className="!text-fg-3 max-md:!size-11 max-md:!px-0"
        >
          <ArrowUpDown className="md:hidden" />
          <span className="max-md:hidden">{t("add.move")}</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="end">
        {moves.map(([move, Icon]) => (
          <MenuItem
            key={move}
            disabled={move === "top" || move === "up" ? isFirst : isLast}
            onSelect={() => onMove(move)}
          >
            <Icon />
            {t(`add.move.${move}`)}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
