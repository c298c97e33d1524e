import { clockAhead } from "#web/lib/server-clock.ts"
import { useStore } from "#web/lib/store.ts"
import { useEffect, useMemo, useState } from "react"

/** What time it is, as far as days go: told anew at midnight, and when the reader comes back to the page. */
export const useNow = (): Date => {
  const ahead = useStore(clockAhead)
  const [here, setHere] = useState(Date.now)
  const now = useMemo(() => new Date(here + ahead), [here, ahead])
  useEffect(() => {
    const tell = () => setHere(Date.now())
    const timer = setTimeout(tell, untilMidnight(now))
    document.addEventListener("visibilitychange", tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", tell)
    }
  }, [now])
  return now
}

const untilMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1000
