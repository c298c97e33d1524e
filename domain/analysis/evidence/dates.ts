const known = new Map<string, ReadonlyMap<string, string>>()

/** Noon of Monday, the 15th of January 2024; each month length later is in the next month. */
const january = 1_705_320_000_000
const dayLength = 86_400_000
const monthLength = 30.4 * dayLength

/** The names of weekdays and months, and of the days around today, by CLDR. */
const datesOf = (language: string): ReadonlyMap<string, string> => {
  const before = known.get(language)
  if (before !== undefined) return before
  const found = new Map<string, string>()
  const add = (name: string, date: string): void => {
    const plain = name.toLowerCase().replaceAll("’", "'").replace(/\.$/, "")
    if (!found.has(plain)) found.set(plain, date)
  }
  const locale = `${language}-u-ca-gregory`
  for (const width of ["long", "short"] as const) {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: width, timeZone: "UTC" })
    const month = new Intl.DateTimeFormat(locale, { month: width, timeZone: "UTC" })
    for (let at = 0; at < 12; at++) {
      const name = month.format(january + at * monthLength)
      // A month is "7월" or "7月" there: a number.
      if (isWord(name, width)) add(name, `month ${at + 1}`)
      const day = weekday.format(january + at * dayLength)
      if (at < 7 && isWord(day, width)) add(day, `weekday ${at}`)
    }
  }
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" })
  for (let at = -2; at <= 2; at++) {
    const name = relative.format(at, "day")
    if (!/\d/.test(name)) add(name, `day ${at}`)
  }
  known.set(language, found)
  return found
}

/** Short names of two letters are words as well: "so", "do", "di". */
const isWord = (name: string, width: "long" | "short"): boolean =>
  !/\d/.test(name) && (width === "long" || name.replace(/\.$/, "").length > 2)

const ambiguous: Readonly<Record<string, RegExp>> = {
  en: /^(?:may|march|sat|sun|mon|mar|dec|wed)$/,
  fr: /^(?:mars|mar|mer|dim|jan|sept)$/,
  es: /^(?:mar|dom|sept)$/,
  pt: /^(?:mar|ter|set|seg|qua|out|dom)$/,
  de: /^(?:morgen)$/,
}

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu

/** The dates that a text names. `isSure` leaves out words that are dates only sometimes. */
export const datesIn = (text: string, language: string, isSure: boolean): ReadonlySet<string> => {
  const dates = datesOf(language)
  if (/^(?:zh|ja|ko)$/.test(language)) {
    return new Set([...dates].flatMap(([name, date]) => text.includes(name) ? [date] : []))
  }
  const lower = ` ${text.normalize("NFKC").replaceAll("’", "'").toLowerCase()} `
  const several = [...dates].flatMap(([name, date]) => name.includes(" ") && lower.includes(` ${name} `) ? [date] : [])
  const single = (text.normalize("NFKC").match(word) ?? []).flatMap((one) => {
    const date = dates.get(one.toLowerCase().replaceAll("’", "'")) ??
      dates.get(one.toLowerCase().replace(/['’]?s$/, ""))
    if (date === undefined) return []
    const isOther = isSure && ambiguous[language]?.test(one.toLowerCase()) === true && !/^\p{Lu}/u.test(one)
    return isOther ? [] : [date]
  })
  return new Set([...several, ...single])
}
