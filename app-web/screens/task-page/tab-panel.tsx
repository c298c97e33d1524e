import { Activity, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import { panelId, type Tab } from "./task-tabs.tsx"

interface TabPanelProps {
  readonly tab: Tab
  readonly isShown: boolean
  readonly label: string
  readonly children: ReactNode
}

/** The content of one tab. Hidden, it keeps its state and pauses; shown again, everything in it keeps its scroll position. */
export const TabPanel = ({ tab, isShown, label, children }: TabPanelProps): ReactElement | null => {
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  // A tab that was never shown is not loaded.
  if (!wasShown) return null
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <Panel tab={tab} label={label}>{children}</Panel>
    </Activity>
  )
}

const Panel = ({ tab, label, children }: Omit<TabPanelProps, "isShown">): ReactElement => {
  const scrolled = useRef(new Set<Element>())
  const positions = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const [elements, tops] = [scrolled.current, positions.current]
    for (const [element, top] of tops) element.scrollTop = top
    return () => {
      // Read only now: reading during scrolling would force a layout on every frame.
      for (const element of elements) tops.set(element, element.scrollTop)
    }
  }, [])
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-label={label}
      className="absolute inset-0 outline-none"
      onScrollCapture={({ target }) => target instanceof Element && scrolled.current.add(target)}
    >
      {children}
    </div>
  )
}
