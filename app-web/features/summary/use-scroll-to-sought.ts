import { soughtText } from "#web/entities/analysis/sought-text.ts"
import { useStore } from "#web/lib/store.ts"
import { type RefObject, useEffect } from "react"

/** Scrolls to the sought text and highlights it for a moment. */
export const useScrollToSought = (summary: RefObject<HTMLElement | null>): void => {
  const sought = useStore(soughtText)
  useEffect(() => {
    if (sought === null || summary.current === null) return
    soughtText.set(null)
    const found = [...summary.current.querySelectorAll("h1,h2,h3,li,p,td")].find((element) =>
      normalised(element.textContent).startsWith(normalised(sought))
    )
    found?.scrollIntoView({ block: "center" })
    found?.animate([{ backgroundColor: "var(--accent-soft-2)" }, { backgroundColor: "transparent" }], 1600)
  }, [sought, summary])
}

/** The map shortens long texts and drops punctuation, so only letters and digits are compared. */
const normalised = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, "").slice(0, 40)
