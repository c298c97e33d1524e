import { useEffect, useRef } from "react"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { storeOf, useStore } from "./store.ts"

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The label of the command key: "⌘" or "Ctrl". */
export const commandKey = isMac ? "⌘" : "Ctrl"

const singleKey = "single_keys"
const singles = storeOf(safeLocalStorage.read(singleKey) !== "off")

/** Whether single letters work as shortcuts (WCAG 2.1.4: they can be switched off). */
export const useSingleKeys = (): boolean => useStore(singles)

export const setSingleKeys = (on: boolean): void => {
  safeLocalStorage.write(singleKey, on ? null : "off")
  singles.set(on)
}

type Bindings = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Shortcuts while a component is mounted: "n", "shift+x", "mod+k", "?", "Escape", "g f" (one after the other).
 * Single letters do nothing in fields, dialogs or menus, with another modifier, or while text is being composed.
 */
export const useKeys = (bindings: Bindings, enabled = true): void => {
  const latest = useRef(bindings)
  useEffect(() => {
    latest.current = bindings
  })
  useEffect(() => {
    if (!enabled) return
    let before = ""
    const onKey = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented) return
      const name = nameOf(event)
      const isPlain = !name.startsWith("mod+")
      if (isPlain && (isTyping(event) || (name !== "Escape" && !singles.get()))) return
      const act = latest.current[`${before} ${name}`] ?? latest.current[name]
      before = act === undefined ? name : ""
      if (act === undefined) return
      event.preventDefault()
      act(event)
    }
    addEventListener("keydown", onKey)
    return () => removeEventListener("keydown", onKey)
  }, [enabled])
}

const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isLetter = /^[a-z]$/.test(key) || event.key.length > 1
  const shift = event.shiftKey && isLetter ? "shift+" : ""
  const mod = event.ctrlKey || event.metaKey ? "mod+" : ""
  return event.altKey ? "" : `${mod}${shift}${key === " " ? "Space" : key}`
}

const field = "input:not([type=checkbox])"
const checkBox = "input[type=checkbox],[role=checkbox]"

/** Whether the key belongs to the control that has the focus. A button keeps its space bar; a check box takes no letters. */
const isTyping = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false
  if (key === " " && target.closest(`button,a,${checkBox},[role=slider],summary`) !== null) return true
  if (key === "Enter" && target.closest("button,a,[role=checkbox]") !== null) return true
  return target.closest(`${field},textarea,select,[contenteditable=true],[role=dialog],[role=menu]`) !== null
}
