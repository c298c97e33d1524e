import { Activity, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react"
import type { Tab } from "./opened-task.ts"
import { panelId } from "./task-tabs.tsx"

interface TabPanelProps {
  readonly tab: Tab
  readonly isShown: boolean
  readonly label: string
  readonly children: ReactNode
}

/** One tab's content. Hidden, it keeps its state and rests; shown again, everything in it is scrolled to where it was. */
export const TabPanel = ({ tab, isShown, label, children }: TabPanelProps): ReactElement | null => {
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  // What nobody looked at is not even loaded.
  if (!wasShown) return null
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <Panel tab={tab} label={label}>{children}</Panel>
    </Activity>
  )
}

const Panel = ({ tab, label, children }: Omit<TabPanelProps, "isShown">): ReactElement => {
  const places = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    for (const [element, top] of places.current) element.scrollTop = top
  }, [])
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-label={label}
      className="absolute inset-0 outline-none"
      onScrollCapture={({ target }) => target instanceof Element && places.current.set(target, target.scrollTop)}
    >
      {children}
    </div>
  )
}
