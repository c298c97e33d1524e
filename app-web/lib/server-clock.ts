import { storeOf } from "./store.ts"

/** A clock may be off by this much before we correct for it. */
const toleranceMs = 120_000

let largest = -Infinity

/** Milliseconds by which the server's clock is ahead of this device's, when one of them is plainly wrong; otherwise 0. */
export const clockAhead = storeOf(0)

/** Called with the date of every response. A cached response can only be older, so the largest difference counts. */
export const noteServerTime = (date: string | null): void => {
  const difference = date === null ? NaN : Date.parse(date) - Date.now()
  if (!(difference > largest)) return
  largest = difference
  // Responses take different times: a few milliseconds are no news.
  if (Math.abs(difference - clockAhead.get()) > toleranceMs) clockAhead.set(difference)
}
