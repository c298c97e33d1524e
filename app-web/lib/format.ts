import type { Language } from "#texts/languages.ts"

/** 63,000 ms is "01:03"; above an hour "1:01:03". */
export const clock = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

const two = (value: number): string => String(value).padStart(2, "0")

const inUnits = (value: number, unit: "hour" | "minute" | "second", language: Language): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value)

/** Minutes of the plan: "2 min", never in hours, as the plan counts minutes. */
export const minutesOf = (minutes: number, language: Language): string => inUnits(minutes, "minute", language)

/**
 * A length: 31,860 s is "8 hr 51 min". In minutes as they are charged, rounded up; below a minute in whole seconds, rounded
 * down like in the player.
 */
export const lengthOf = (seconds: number, language: Language): string => {
  if (seconds < 60) return inUnits(Math.max(1, Math.floor(seconds)), "second", language)
  const minutes = Math.ceil(Math.round(seconds * 1000) / 60_000)
  if (minutes < 60) return inUnits(minutes, "minute", language)
  const hours = inUnits(Math.floor(minutes / 60), "hour", language)
  return minutes % 60 === 0 ? hours : `${hours} ${inUnits(minutes % 60, "minute", language)}`
}

/** A size in decimal units: 84,000,000 is "84 MB", and in French "84 Mo"; from 10 GB on in gigabytes. */
export const sizeOf = (bytes: number, language: Language): string => {
  const step = bytes < 1e6 ? 0 : bytes < 1e10 ? 1 : 2
  const value = Math.max(1, bytes / 1000 ** (step + 1))
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: `${["kilo", "mega", "giga"][step]}byte`,
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value)
}

/** A language as it is written in the reader's region: in Britain, the day comes before the month, and hours run to 24. */
const regional = (language: Language): string =>
  navigator.languages.find((own) => own.startsWith(`${language}-`)) ?? language

export const dayOf = (date: Date, language: Language): string =>
  date.toLocaleDateString(regional(language), {
    day: "numeric",
    month: "short",
    ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: "numeric" }),
  })

export const longDayOf = (date: Date, language: Language): string =>
  date.toLocaleDateString(regional(language), { day: "numeric", month: "long", year: "numeric" })

export const timeOf = (date: Date, language: Language): string =>
  date.toLocaleTimeString(regional(language), { hour: "numeric", minute: "2-digit" })
