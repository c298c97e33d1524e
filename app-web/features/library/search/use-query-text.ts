import { useEffect, useRef, useState } from "react"
import type { Address } from "./library-address.ts"

/** How long typing must rest before the address changes and the server is asked. */
const typingDelayMs = 160

/** The query as it is typed, and as the address has it shortly after. Going back changes the field too. */
export const useQueryText = ({ search: { q = "" }, change }: Address) => {
  const [typed, setTyped] = useState(q)
  const settled = useSettled(typed.trim(), typingDelayMs)
  const known = useRef(q)
  useEffect(() => {
    if (q !== known.current) setTyped(q)
    known.current = q
  }, [q])
  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    change({ q: settled === "" ? undefined : settled })
  }, [settled, change])
  return { typed, setTyped, settled }
}

/** A value once it has not changed for a while; an empty value takes effect at once. */
const useSettled = (value: string, delayMs: number): string => {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return value === "" ? "" : settled
}
