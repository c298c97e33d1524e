import { useEffect, useRef, useState } from "react"
import type { Address } from "./use-address.ts"
import { useSettled } from "./use-settled.ts"

/** Milliseconds without a letter after which the address and the server learn of it. */
const rest = 160

/** What is looked for: as it is typed, and as the address has it shortly after. Going back changes the field too. */
export const useQueryText = ({ search: { q = "" }, change }: Address) => {
  const [typed, setTyped] = useState(q)
  const settled = useSettled(typed.trim(), rest)
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
