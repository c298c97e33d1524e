import { playerState } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import { useSlice } from "#web/lib/store.ts"
import { Menu, MenuContent, MenuRadio, MenuRadioGroup, MenuTrigger } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import { SpeedButton } from "./speed-button.tsx"
import { speeds } from "./speeds.ts"

interface SpeedMenuPanelProps {
  readonly className: string
  /** Whether it opens immediately. */
  readonly isOpen: boolean
}

/** The menu of playback speeds. */
export const SpeedMenuPanel = ({ className, isOpen }: SpeedMenuPanelProps): ReactElement => {
  const rate = useSlice(playerState, (state) => state.rate)
  return (
    <Menu defaultOpen={isOpen}>
      <MenuTrigger asChild>
        <SpeedButton rate={rate} className={className} />
      </MenuTrigger>
      <MenuContent align="end" side="top" className="min-w-32">
        <MenuRadioGroup value={String(rate)} onValueChange={(chosen) => player.setRate(Number(chosen))}>
          {speeds.map((speed) => <MenuRadio key={speed} value={String(speed)}>{speed}×</MenuRadio>)}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  )
}
