import { useLayoutEffect } from "react"
import { closeLayer, paletteText } from "./layers.ts"

/**
 * Stands in for the palette while it is fetched: what is typed is meant for it, not for the page. A press elsewhere gives it
 * up, and nothing is held back offline, where loading it may take long.
 */
export const EarlyLetters = (): null => {
  useLayoutEffect(() => {
    addEventListener("keydown", keep, { capture: true })
    addEventListener("pointerdown", closeLayer, { capture: true })
    return () => {
      removeEventListener("keydown", keep, { capture: true })
      removeEventListener("pointerdown", closeLayer, { capture: true })
    }
  }, [])
  return null
}

const keep = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event
  // AltGr, which some letters need, also counts as Control and Alt.
  const isCommand = (ctrlKey || metaKey || altKey) && !event.getModifierState("AltGraph")
  if (isCommand || isComposing || !navigator.onLine) return
  if (key === "Escape") closeLayer()
  else if (key === "Backspace") paletteText.set((typed) => typed.slice(0, -1))
  else if (key.length === 1) paletteText.set((typed) => typed + key)
  else if (key !== "Enter") return
  event.preventDefault()
  event.stopImmediatePropagation()
}
