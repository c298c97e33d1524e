const measures = [
  "second",
  "minute",
  "hour",
  "day",
  "week",
  "month",
  "year",
  "percent",
  "kilometer",
  "meter",
  "kilogram",
  "liter",
]
const currencies = ["EUR", "USD", "GBP", "JPY", "CNY", "KRW", "CHF"]
const signs: ReadonlyArray<readonly [string, string]> = [
  ["%", "percent"],
  ["€", "EUR"],
  ["$", "USD"],
  ["£", "GBP"],
  ["¥", "JPY"],
  ["₩", "KRW"],
]
const known = new Map<string, ReadonlyMap<string, string>>()

/**
 * The words and signs of a language for units of time, measure and money, by CLDR. Of a name such as "US dollars" the word that
 * people say counts.
 */
export const unitsOf = (language: string): ReadonlyMap<string, string> => {
  const before = known.get(language)
  if (before !== undefined) return before
  const found = new Map<string, string>([
    ...signs,
    ...(language === "en" ? [["cent", "percent"], ["euro", "EUR"]] as const : []),
  ])
  const add = (name: string, unit: string): void => {
    for (const word of name.toLowerCase().split(/[\s\u00A0-]+/)) {
      if (!qualifiers.test(word) && !found.has(word)) found.set(word, unit)
    }
  }
  for (const count of [1, 2]) {
    for (const unit of measures) {
      add(partOf(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }), "unit", count), unit)
    }
    for (const currency of currencies) {
      const format = new Intl.NumberFormat(language, {
        style: "currency",
        currency,
        currencyDisplay: "name",
        maximumFractionDigits: 0,
      })
      add(partOf(format, "currency", count), currency)
    }
  }
  known.set(language, found)
  return found
}

const partOf = (format: Intl.NumberFormat, type: string, count: number): string =>
  format.formatToParts(count).filter((part) => part.type === type).map(({ value }) => value).join("")

/** Of a country, or a preposition. */
const qualifiers =
  /^(?:us|chinese|japanese|south|korean|british|swiss|renminbi|chinois|japonais|suisses?|sterling|chinesischer|japanischer?|südkoreanischer?|britische|schweizer|des|états|unis|d[eo]l?|sud|coréens?|estadounidenses?|surcoreano?s?|esterlinas?|japon[eé]s(?:es)?|suizos?|americano?s?|chin[eê]s(?:es)?|sul|coreanos?|per|por|pour|franc?o?s?)$/
