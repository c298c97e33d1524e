import { type RefObject, useEffect, useState } from "react"

interface Size {
  /** In CSS pixels. */
  readonly width: number
  /** Pixels of the screen for each of them. */
  readonly density: number
}

/** How wide an element is, as it changes; null until it is on the page. */
export const useSize = (element: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const observed = element.current
    if (observed === null) return
    const measure = () => {
      const [width, density] = [observed.clientWidth, devicePixelRatio]
      setSize((before) => before?.width === width && before.density === density ? before : { width, density })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    // Another screen has another density, and the same width.
    addEventListener("resize", measure)
    return () => {
      observer.disconnect()
      removeEventListener("resize", measure)
    }
  }, [element])
  return size
}
