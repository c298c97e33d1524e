/** Milliseconds that a clock may be wrong without being called wrong. */
const tolerance = 120_000

let ahead: number | null = null

/** Told by every answer: how far the server's clock is ahead of this one. Answers that were kept say less, never more. */
export const noteServerTime = (date: string | null): void => {
  const difference = date === null ? NaN : Date.parse(date) - Date.now()
  if (!Number.isNaN(difference)) ahead = Math.max(ahead ?? -Infinity, difference)
}

/** What time it is, by the server where this device's clock is plainly wrong. */
export const serverNow = (): Date => new Date(Date.now() + (ahead !== null && Math.abs(ahead) > tolerance ? ahead : 0))
