import { storeOf, useStore } from "#web/lib/store.ts"
import { useEffect } from "react"

/** Whether something on the way, such as a proxy, holds streams back until they end. Then pages ask for news now and then. */
export const heldBack = storeOf(false)

/** Milliseconds between two requests. */
export const askInterval = 10_000

/** Asks for what a stream would report, while streams are held back. `ask` is always the same function. */
export const useWhileHeldBack = (isWanted: boolean, ask: () => void): void => {
  const isAsking = useStore(heldBack) && isWanted
  useEffect(() => {
    if (!isAsking) return
    const timer = setInterval(ask, askInterval)
    return () => clearInterval(timer)
  }, [isAsking, ask])
}
