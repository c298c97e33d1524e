import { useEffect, useState } from "react"
import { levelNow } from "./recorder.ts"

/** Below this nobody speaks and nothing plays. */
const quiet = 0.12
/** Seconds without sound after which it is said. */
const patience = 8

/** Whether nothing was heard for a while. */
export const useIsSilent = (isOn: boolean): boolean => {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isOn) return
    let seconds = 0
    const timer = setInterval(() => {
      seconds = levelNow() < quiet ? seconds + 0.25 : 0
      setIsSilent(seconds >= patience)
    }, 250)
    return () => clearInterval(timer)
  }, [isOn])
  return isOn && isSilent
}
