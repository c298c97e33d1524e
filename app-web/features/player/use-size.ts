import { type RefObject, useEffect, useState } from "react"

/** How wide an element is, in CSS pixels, as it changes; changes too when the window moves to a finer screen. */
export const useSize = (element: RefObject<HTMLElement | null>): string => {
  const [size, setSize] = useState("")
  useEffect(() => {
    const observed = element.current
    if (observed === null) return
    const measure = () => setSize(`${observed.clientWidth} ${devicePixelRatio}`)
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    addEventListener("resize", measure)
    return () => {
      observer.disconnect()
      removeEventListener("resize", measure)
    }
  }, [element])
  return size
}
