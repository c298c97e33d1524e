import { patiently } from "#web/lib/patiently.ts"
import { useSlice } from "#web/lib/store.ts"
import { whenQuiet } from "#web/lib/when-quiet.ts"
import { lazy, type ReactElement, Suspense, useState } from "react"
import { playerState } from "./player-state.ts"
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
