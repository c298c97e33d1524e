import { playerState } from "#web/entities/playback/player-state.ts"
import { useSlice } from "#web/lib/store.ts"
import { whenQuiet } from "#web/lib/when-idle.ts"
import { patiently } from "#web/request/import-with-retry.ts"
import { lazy, type ReactElement, Suspense, useState } from "react"
import { SpeedButton } from "./speed-button.tsx"

const SpeedMenuPanel = lazy(() =>
  whenQuiet(() => patiently(() => import("./speed-menu-panel.tsx"))).then(({ SpeedMenuPanel: component }) => ({
    default: component,
  }))
)

/** How fast the recording is played. The button is there before its menu is fetched. */
export const SpeedMenu = ({ className }: { readonly className: string }): ReactElement => {
  const [isPressed, setPressed] = useState(false)
  const rate = useSlice(playerState, (state) => state.rate)
  return (
    <Suspense fallback={<SpeedButton rate={rate} className={className} onClick={() => setPressed(true)} />}>
      <SpeedMenuPanel className={className} isOpen={isPressed} />
    </Suspense>
  )
}
