import { useSyncExternalStore } from "react"

/** The app lives under /transcribe/, and under / in development. */
const base = import.meta.env.DEV ? "" : "/transcribe"

const changed = "address-changed"

const subscribe = (listener: () => void) => {
  addEventListener("popstate", listener)
  addEventListener(changed, listener)
  return () => {
    removeEventListener("popstate", listener)
    removeEventListener(changed, listener)
  }
}

/** Where the reader is, without the base path: "/", "/task/…". */
export const useAddress = (): string => useSyncExternalStore(subscribe, () => withoutBase(location.pathname))

export const hrefOf = (path: string): string => `${base}${path}`

export const go = (path: string): void => {
  history.pushState(null, "", hrefOf(path))
  dispatchEvent(new Event(changed))
}

const withoutBase = (path: string): string => path.startsWith("/transcribe") ? path.slice(11) || "/" : path
