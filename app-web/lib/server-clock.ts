import { storeOf } from "./store.ts"

/** Milliseconds that a clock may be wrong without being called wrong. */
const tolerance = 120_000

let largest = -Infinity

/** How far the server's clock is ahead of this device's, where one of them is plainly wrong; 0 otherwise. */
export const clockAhead = storeOf(0)

/** Told by every answer. Answers that were kept say less, never more. */
export const noteServerTime = (date: string | null): void => {
  const difference = date === null ? NaN : Date.parse(date) - Date.now()
  if (!(difference > largest)) return
  largest = difference
  // Answers take different times: a wrong clock is not told anew for some milliseconds.
  if (Math.abs(difference - clockAhead.get()) > tolerance) clockAhead.set(difference)
}
