import { useEffect, useRef } from "react"

/** For when something closes that had replaced its opener: the focus goes there, unless it was put elsewhere. */
export const useFocusBack = (isOpen: boolean, opener: () => HTMLElement | null): void => {
  const was = useRef(isOpen)
  useEffect(() => {
    const hasClosed = was.current && !isOpen
    was.current = isOpen
    if (hasClosed && document.activeElement === document.body) opener()?.focus()
  })
}
