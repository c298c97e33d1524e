import { useSyncExternalStore } from "react"

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** Whether the page is visible. Streams pause while it is not: over HTTP/1.1 a browser opens only six connections. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === "visible")
