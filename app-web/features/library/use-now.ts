import { useEffect, useState } from "react"
import { serverNow } from "../../lib/server-clock.ts"

/** What day it is: told anew at midnight, and when the reader comes back to the page. */
export const useNow = (): Date => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const tell = () => setNow(serverNow())
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
