import { playerState } from "#web/entities/playback/player-state.ts"
import { useSlice } from "#web/lib/store.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { type ReactElement, Suspense, useState } from "react"
import { SpeedButton } from "./speed-button.tsx"

const SpeedMenuPanel = idleComponent(() => import("./speed-menu-panel.tsx"), "SpeedMenuPanel")

/** The playback speed. The button appears before its menu is loaded. */
export const SpeedMenu = ({ className }: { readonly className: string }): ReactElement => {
  const [isPressed, setPressed] = useState(false)
  const rate = useSlice(playerState, (state) => state.rate)
  return (
    <Suspense fallback={<SpeedButton rate={rate} className={className} {...earlyPress(() => setPressed(true))} />}>
      <SpeedMenuPanel key={String(isPressed)} className={className} isOpen={isPressed} />
    </Suspense>
  )
}
