import { useEffect } from "react"

const ask = (event: BeforeUnloadEvent) => event.preventDefault()

/** While something would be lost, the browser asks before it leaves the page. */
export const useStay = (wouldLose: boolean): void =>
  useEffect(() => {
    if (!wouldLose) return
    addEventListener("beforeunload", ask)
    return () => removeEventListener("beforeunload", ask)
  }, [wouldLose])
