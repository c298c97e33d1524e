import { useEffect, useRef } from "react"
import { safeLocalStorage } from "./safe-local-storage.ts"
import { storageKeys } from "./storage-keys.ts"
import { storeOf, useStore } from "./store.ts"

const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The label of the command key: "⌘" or "Ctrl". */
export const commandKey = isMac ? "⌘" : "Ctrl"

const singles = storeOf(safeLocalStorage.read(storageKeys.singleKeys) !== "off")

/** Whether single letters work as shortcuts (WCAG 2.1.4: they can be switched off). */
export const useSingleKeys = (): boolean => useStore(singles)

export const setSingleKeys = (on: boolean): void => {
  safeLocalStorage.write(storageKeys.singleKeys, on ? null : "off")
  singles.set(on)
}

type Bindings = Readonly<Record<string, (event: KeyboardEvent) => void>>

/**
 * Shortcuts while a component is mounted: "n", "shift+x", "mod+k", "?", "Escape", "g f" (one after the other).
 * Single letters do nothing in fields, dialogs or menus, with another modifier, or while text is being composed.
 */
export const useKeys = (bindings: Bindings, enabled = true): void => useBindings(bindings, enabled, "bubble")

/** The same, but ahead of other parts: for a part that gives a key another meaning while it is shown. */
export const useOverridingKeys = (bindings: Bindings, enabled: boolean): void =>
  useBindings(bindings, enabled, "capture")

const useBindings = (bindings: Bindings, enabled: boolean, phase: "bubble" | "capture"): void => {
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
    const options = { capture: phase === "capture" }
    addEventListener("keydown", onKey, options)
    return () => removeEventListener("keydown", onKey, options)
  }, [enabled, phase])
}

const nameOf = (event: KeyboardEvent): string => {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isLetter = /^[a-z]$/.test(key) || event.key.length > 1
  const shift = event.shiftKey && isLetter ? "shift+" : ""
  const mod = event.ctrlKey || event.metaKey ? "mod+" : ""
  return event.altKey ? "" : `${mod}${shift}${key === " " ? "Space" : key}`
}

const field = "input:not([type=checkbox],[type=range])"
const checkBox = "input[type=checkbox],[role=checkbox]"

/** Controls that the space bar activates. A chosen tab has nothing to activate; what plays from a moment also pauses. */
const pressable = `button:not([role=tab][aria-selected=true],[data-plays]),${checkBox},[role=slider],summary`

/**
 * Whether the key belongs to the control that has the focus; a check box takes no letters. The space bar is a button's only
 * if the reader reached it with the keyboard: after a click it plays and pauses, as everywhere on the page.
 */
const isTyping = ({ target, key }: KeyboardEvent): boolean => {
  if (!(target instanceof Element)) return false
  if (key === " " && target.closest(pressable)?.matches(":focus-visible") === true) return true
  if (key === "Enter" && target.closest("button,a,[role=checkbox]") !== null) return true
  return target.closest(`${field},textarea,select,[contenteditable=true],[role=dialog],[role=menu]`) !== null
}
