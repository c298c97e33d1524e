import type { Language } from "./language.ts"

/** 63,000 ms is "01:03"; above an hour "1:01:03". */
export const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

const two = (value: number): string => String(value).padStart(2, "0")

/** A length with units: 31,860 s is "8h 51m". Below a minute in whole seconds, rounded down like in the player. */
export const lengthOf = (seconds: number, language: Language): string => {
  const unit = (value: number, name: "hour" | "minute" | "second") =>
    new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "narrow" }).format(value)
  if (seconds < 60) return unit(Math.max(1, Math.floor(seconds)), "second")
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return unit(minutes, "minute")
  const hours = unit(Math.floor(minutes / 60), "hour")
  return minutes % 60 === 0 ? hours : `${hours} ${unit(minutes % 60, "minute")}`
}

/** A size in decimal units: 84,000,000 is "84 MB". */
export const sizeOf = (bytes: number, language: Language): string => {
  const in1000 = bytes < 1_000_000
  const value = in1000 ? Math.max(1, bytes / 1000) : bytes / 1_000_000
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: value < 10 && !in1000 ? 1 : 0 })
  return `${number.format(value)} ${in1000 ? "kB" : "MB"}`
}

export const dayOf = (date: Date, language: Language): string =>
  date.toLocaleDateString(language, {
    day: "numeric",
    month: "short",
    ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" }),
  })

export const longDayOf = (date: Date, language: Language): string =>
  date.toLocaleDateString(language, { day: "numeric", month: "long", year: "numeric" })

export const timeOf = (date: Date, language: Language): string =>
  date.toLocaleTimeString(language, { hour: "numeric", minute: "2-digit" })
