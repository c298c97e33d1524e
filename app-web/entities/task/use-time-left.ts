import { useState } from "react"

interface TimeLeft {
  readonly minutes: number
  /** Whether it has grown, which the page mentions. */
  readonly isLonger: boolean
  /** The lowest number announced. */
  readonly lowest: number
}

/**
 * The minutes left, as announced: an estimate that grows by one is not announced and stays as it was; one that grows
 * by more says so.
 */
export const announced = (lowest: number | null, minutes: number): TimeLeft => {
  if (lowest === null || minutes <= lowest) return { minutes, isLonger: false, lowest: minutes }
  return minutes === lowest + 1 ? { minutes: lowest, isLonger: false, lowest } : { minutes, isLonger: true, lowest }
}

/** Below this no number is shown: it would be gone before it is read. */
export const soonSeconds = 10

/** The whole minutes left; null if unknown or almost over. Restarted work is estimated afresh. */
export const useTimeLeft = (remaining: number | null, fraction: number): Omit<TimeLeft, "lowest"> | null => {
  const [before, setBefore] = useState<{ readonly lowest: number; readonly fraction: number } | null>(null)
  if (remaining === null || remaining < soonSeconds) return null
  const isAgain = before !== null && fraction < before.fraction
  const left = announced(isAgain ? null : before?.lowest ?? null, Math.ceil(remaining / 60))
  if (before === null || before.lowest !== left.lowest || before.fraction !== fraction) {
    setBefore({ lowest: left.lowest, fraction })
  }
  return left
}
