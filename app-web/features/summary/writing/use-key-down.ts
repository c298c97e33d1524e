import { type RefObject, useEffect, useRef } from "react"

/** Keys in a part of the page: after what has the focus there, before the shortcuts of the page. Not those of its menus. */
export const useKeyDown = (part: RefObject<HTMLElement | null>, onKey: (event: KeyboardEvent) => void): void => {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const element = part.current
    const listen = (event: KeyboardEvent) => {
      // The editor captures Escape in its text, without using it.
      const isTaken = event.defaultPrevented && event.key !== "Escape"
      if (!isTaken && !event.isComposing) latest.current(event)
    }
    element?.addEventListener("keydown", listen)
    return () => element?.removeEventListener("keydown", listen)
  }, [part])
}
