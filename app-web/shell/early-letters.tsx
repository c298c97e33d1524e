import { storeOf } from "#web/lib/store.ts"
import { useLayoutEffect } from "react"
import { closeLayer } from "./layers.ts"

/** What is typed in the palette. */
export const paletteText = storeOf("")

/** Stands in for the palette while it is fetched: what is typed is meant for it, not for the page. */
export const EarlyLetters = (): null => {
  useLayoutEffect(() => {
    addEventListener("keydown", keep, { capture: true })
    return () => removeEventListener("keydown", keep, { capture: true })
  }, [])
  return null
}

const keep = (event: KeyboardEvent): void => {
  const { key, ctrlKey, metaKey, isComposing } = event
  if (ctrlKey || metaKey || isComposing) return
  if (key === "Escape") {
    paletteText.set("")
    closeLayer()
  } else if (key === "Backspace") paletteText.set((typed) => typed.slice(0, -1))
  else if (key.length === 1) paletteText.set((typed) => typed + key)
  else return
  event.preventDefault()
  event.stopImmediatePropagation()
}
