import { idleComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { cloneElement, type ReactElement, Suspense, useState } from "react"

const NewMenuPanel = idleComponent(() => import("./new-menu-panel.tsx"), "NewMenuPanel")

interface NewMenuProps {
  /** Its button. */
  readonly children: ReactElement<Partial<ReturnType<typeof earlyPress>>>
  readonly onChoose?: (() => void) | undefined
}

/** The "New" menu. The button appears before its menu is loaded; if pressed early, the menu opens when it arrives. */
export const NewMenu = ({ children, onChoose }: NewMenuProps): ReactElement => {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Suspense fallback={cloneElement(children, earlyPress(() => setIsPressed(true)))}>
      <NewMenuPanel key={String(isPressed)} onChoose={onChoose} isOpen={isPressed}>{children}</NewMenuPanel>
    </Suspense>
  )
}
