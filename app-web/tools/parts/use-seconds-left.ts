import { useEffect, useState } from "react"

/** Counts down to a moment on the clock of this page, which nobody can set; null if there is none. */
export const useSecondsLeft = (endsAt: number | null): number | null => {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(timer)
  }, [endsAt])
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000))
}
