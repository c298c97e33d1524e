import { useEffect, useState } from "react"
import { elapsed, type Recording } from "./recording.ts"

/** Milliseconds recorded, as they pass. */
export const useElapsed = (now: Recording): number => {
  const [, setTick] = useState(0)
  const isGoing = now.since !== null
  useEffect(() => {
    if (!isGoing) return
    const timer = setInterval(() => setTick((tick) => tick + 1), 250)
    return () => clearInterval(timer)
  }, [isGoing])
  return elapsed(now)
}
