import { useEffect, useState } from "react"

/** How long nothing is shown: anything faster needs no skeleton. */
const skeletonDelayMs = 150

/** True once something has been going on for longer than a moment. */
export const useLate = (isActive: boolean): boolean => {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isActive) return
    const timer = setTimeout(() => setIsLate(true), skeletonDelayMs)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isActive])
  return isActive && isLate
}
