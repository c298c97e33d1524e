import { storeOf, useStore } from "#web/lib/store.ts"
import { type RefObject, useEffect } from "react"

/** Words of the summary that somebody wants to see, from the mind map. */
export const wantedPlace = storeOf<string | null>(null)

/** Scrolls to the words that are wanted, and lets them shine for a moment. */
export const useWantedPlace = (text: RefObject<HTMLElement | null>): void => {
  const wanted = useStore(wantedPlace)
  useEffect(() => {
    if (wanted === null || text.current === null) return
    wantedPlace.set(null)
    const place = [...text.current.querySelectorAll("h1,h2,h3,li,p,td")].find((element) =>
      squeezed(element.textContent).startsWith(squeezed(wanted))
    )
    place?.scrollIntoView({ block: "center" })
    place?.animate([{ backgroundColor: "var(--accent-soft-2)" }, { backgroundColor: "transparent" }], 1600)
  }, [wanted, text])
}

/** The map shortens what is long and leaves marks out: only letters and digits are compared. */
const squeezed = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, "").slice(0, 40)
