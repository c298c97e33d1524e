import { DateTime, Option } from "effect"

/** "99.00" for 9900 fen. */
export const yuanOf = (fen: number): string => `${Math.floor(fen / 100)}.${String(fen % 100).padStart(2, "0")}`

/** 9900 for "99.00" or "99"; null for anything else, so that no rounding hides a different amount. */
export const fenOf = (yuan: unknown): number | null => {
  const parts = typeof yuan === "string" ? /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(yuan) : null
  return parts === null ? null : Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"))
}

/** Alipay's times are in China's time zone, without saying so. */
const ahead = 8 * 3_600_000

/** "2026-11-21 18:00:00" for 10:00 UTC. */
export const chinaTime = (time: DateTime.Utc): string =>
  new Date(time.epochMilliseconds + ahead).toISOString().slice(0, 19).replace("T", " ")

/** Null if it is not such a time. */
export const fromChinaTime = (text: unknown): DateTime.Utc | null => {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null
  return Option.getOrNull(Option.map(DateTime.make(`${text.replace(" ", "T")}+08:00`), DateTime.toUtc))
}
