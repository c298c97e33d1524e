import { clockAhead } from "#web/lib/server-clock.ts"
import { useStore } from "#web/lib/store.ts"
import { useEffect, useMemo, useState } from "react"

/** The current time, precise to the day: updated at midnight, and when the reader comes back to the page. */
export const useNow = (): Date => {
  const ahead = useStore(clockAhead)
  const [here, setHere] = useState(Date.now)
  const now = useMemo(() => new Date(here + ahead), [here, ahead])
  useEffect(() => {
    const update = () => setHere(Date.now())
    const timer = setTimeout(update, untilMidnight(now))
    document.addEventListener("visibilitychange", update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", update)
    }
  }, [now])
  return now
}

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1000
