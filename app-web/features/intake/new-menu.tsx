import { lazy, type ReactElement, Suspense } from "react"
import { patiently } from "../../lib/patiently.ts"

const NewMenuPanel = lazy(() =>
  patiently(() => import("./new-menu-panel.tsx")).then(({ NewMenuPanel: component }) => ({ default: component }))
)

interface NewMenuProps {
  readonly children: ReactElement
  readonly onChoose?: (() => void) | undefined
}

/** The ways to start, behind "New". The button is there before its menu is fetched. */
export const NewMenu = ({ children, onChoose }: NewMenuProps): ReactElement => (
  <Suspense fallback={children}>
    <NewMenuPanel onChoose={onChoose}>{children}</NewMenuPanel>
  </Suspense>
)
