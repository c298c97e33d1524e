import { useEffect, useState } from "react"

/** Milliseconds in which nothing is shown: what comes sooner needs no skeleton. */
const patience = 150

/** True once something has been going on for longer than a moment. */
export const useLate = (isGoing: boolean): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isGoing) return
    const timer = setTimeout(() => setIsLate(true), patience)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isGoing])
  return isGoing && isLate
}
