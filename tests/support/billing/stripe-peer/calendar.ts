import { type Books, decodeBooks, type Price } from "./books.ts"

const day = 86_400

/** One interval of a price after `from` (seconds), on the anchor's day of the month if the month has it. */
export const nextPeriod = (from: number, { recurring }: Price, anchor: number): number => {
  const date = new Date(from * 1000)
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (recurring.interval === "year" ? 12 : 1) * recurring.interval_count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(new Date(anchor * 1000).getUTCDate(), last))
  return Math.floor(date.getTime() / 1000)
}

/** When a failed payment is retried, by the number of attempts; after the last, the subscription ends. */
export const retryAfter = [3 * day, 5 * day, 7 * day] as const

/** The same records with every time shifted back, so that the simulated days have passed and the clock is right. */
export const shiftedBack = (books: Books, seconds: number): Books =>
  decodeBooks(JSON.parse(
    JSON.stringify(books),
    (key, part: unknown) => times.has(key) && typeof part === "number" ? part - seconds : part,
  ))

const times = new Set([
  "created",
  "billing_cycle_anchor",
  "ended_at",
  "current_period_start",
  "current_period_end",
  "retry_at",
  "paid_at",
])
