import { type RefObject, useEffect, useState } from "react"

interface Size {
  /** In CSS pixels. */
  readonly width: number
  /** Device pixels per CSS pixel. */
  readonly density: number
}

/** The width of an element, kept up to date; null until it is on the page. While it is hidden, it keeps its last one. */
export const useSize = (element: RefObject<HTMLElement | null>): Size | null => {
  const [size, setSize] = useState<Size | null>(null)
  useEffect(() => {
    const observed = element.current
    if (observed === null) return
    const measure = () => {
      const [width, density] = [observed.clientWidth, devicePixelRatio]
      // A list laid out for zero width would lose the reading position.
      if (width === 0) return
      setSize((before) => before?.width === width && before.density === density ? before : { width, density })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(observed)
    // Moving to another screen changes the density but not the width.
    addEventListener("resize", measure)
    return () => {
      observer.disconnect()
      removeEventListener("resize", measure)
    }
  }, [element])
  return size
}
