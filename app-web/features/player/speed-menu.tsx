import type { ReactElement } from "react"
import { useSlice } from "../../lib/store.ts"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import { Menu, MenuContent, MenuRadio, MenuRadioGroup, MenuTrigger } from "../../ui/menu.tsx"
import { playerState } from "./player-state.ts"
import { player } from "./player.ts"
import { speeds } from "./speeds.ts"

/** How fast the recording is played. */
export const SpeedMenu = ({ className }: { readonly className: string }): ReactElement => {
  const t = useText()
  const rate = useSlice(playerState, (state) => state.rate)
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button tone="ghost" className={className} aria-label={t("player.speedIs", { rate: `${rate}×` })}>
          {rate}×
        </Button>
      </MenuTrigger>
      <MenuContent align="end" side="top" className="min-w-32">
        <MenuRadioGroup value={String(rate)} onValueChange={(chosen) => player.setRate(Number(chosen))}>
          {speeds.map((speed) => <MenuRadio key={speed} value={String(speed)}>{speed}×</MenuRadio>)}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
