import { useSyncExternalStore } from "react"

/** How much of the page's height the keyboard of a phone covers, where the browser does not shrink the page for it. */
export const useKeyboardInset = (): number => useSyncExternalStore(watch, insetNow)

const watch = (listener: () => void): () => void => {
  visualViewport?.addEventListener("resize", listener)
  visualViewport?.addEventListener("scroll", listener)
  return () => {
    visualViewport?.removeEventListener("resize", listener)
    visualViewport?.removeEventListener("scroll", listener)
  }
}

/** Anything less is a browser bar, or a zoomed page. */
const leastKeyboard = 120

const insetNow = (): number => {
  if (visualViewport === null || visualViewport.scale > 1.01) return 0
  const covered = Math.round(innerHeight - visualViewport.height - visualViewport.offsetTop)
  return covered < leastKeyboard ? 0 : covered
}
