const inUnits = (value: number, unit: "hour" | "minute" | "second", language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(value)

/** A length as the app shows it: in minutes, rounded up; below a minute in seconds, rounded down. */
export const lengthInWords = (seconds: number, language: string): string => {
  if (seconds < 60) return inUnits(Math.max(1, Math.floor(seconds)), "second", language)
  const minutes = Math.ceil(Math.round(seconds * 1000) / 60_000)
  if (minutes < 60) return inUnits(minutes, "minute", language)
  const hours = inUnits(Math.floor(minutes / 60), "hour", language)
  return minutes % 60 === 0 ? hours : `${hours} ${inUnits(minutes % 60, "minute", language)}`
}
