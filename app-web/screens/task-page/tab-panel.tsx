import type { Tab } from "#web/entities/task/opened-task.ts"
import { Activity, type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from "react"
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
  const scrolled = useRef(new Set<Element>())
  const places = useRef(new Map<Element, number>())
  useLayoutEffect(() => {
    const [elements, tops] = [scrolled.current, places.current]
    for (const [element, top] of tops) element.scrollTop = top
    return () => {
      // Only now: to ask while it scrolls would have it laid out with every frame.
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
