import { useSyncExternalStore } from "react"

const subscribe = (listener: () => void) => {
  document.addEventListener("visibilitychange", listener)
  return () => document.removeEventListener("visibilitychange", listener)
}

/** Whether the reader can see this page. Streams rest while not: without HTTP/2 a browser opens only six at once. */
export const useIsVisible = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === "visible")
