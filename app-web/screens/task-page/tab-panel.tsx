import { CurrentPanel, type PanelVisit } from "#web/lib/panel-visit.ts"
import { Activity, type ReactElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
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
  const visit = usePanelVisit(isShown)
  if (isShown && !wasShown) setShown(true)
  // A tab that was never shown is not loaded.
  if (!wasShown) return null
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <CurrentPanel value={visit}>
        <Panel tab={tab} label={label}>{children}</Panel>
      </CurrentPanel>
    </Activity>
  )
}

const usePanelVisit = (isShown: boolean): PanelVisit => {
  const shown = useRef(isShown)
  const acts = useRef(new Set<() => void>())
  // A layout effect: it runs before the effects inside of the panel end.
  useLayoutEffect(() => {
    shown.current = isShown
  }, [isShown])
  useEffect(() => {
    const all = acts.current
    return () => {
      for (const act of all) act()
    }
  }, [])
  return useState((): PanelVisit => ({
    isShown: () => shown.current,
    onLeft: (act) => {
      acts.current.add(act)
      return () => void acts.current.delete(act)
    },
  }))[0]
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
