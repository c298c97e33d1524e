import "mind-elixir/style.css"
import { useShownTheme } from "#web/lib/theme.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { type RefObject, useEffect, useRef, useState } from "react"
import { type Drawing, drawingOf } from "./drawing.ts"
import type { MapNode } from "./tree-of.ts"

/** Draws the map into an element, and again when the map or the theme changes. */
export const useDrawing = (
  place: RefObject<HTMLElement | null>,
  map: MapNode,
  onShow: (text: string) => void,
): Drawing => {
  const [drawing] = useState(drawingOf)
  const theme = useShownTheme()
  const isNarrow = useMedia("(max-width: 640px)")
  const show = useRef(onShow)
  useEffect(() => {
    show.current = onShow
  })
  useEffect(() => {
    const element = place.current
    if (element === null) return
    return drawing.draw({ element, map, theme, isNarrow, onChoose: (text) => show.current(text) })
  }, [drawing, place, map, theme, isNarrow])
  return drawing
}
