const ones = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
]
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
const scales = [["billion", 1e9], ["million", 1e6], ["thousand", 1e3], ["hundred", 100]] as const
const scaleOf = new Map<string, number>(scales)
const small = new Map<string, number>([
  ...ones.map((word, value) => [word, value] as const),
  ...tens.flatMap((word, nth) => word === "" ? [] : [[word, nth * 10] as const]),
])
const numeral = `(?:${[...small.keys(), ...scaleOf.keys()].toSorted((a, b) => b.length - a.length).join("|")})`

/** A number as it is written or spoken: "1,200", "4.5 million", "twenty-four", "a hundred and ten", "four and a half". */
export const numberPattern =
  `(?:\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?: (?:hundred|thousand|million|billion))?|`
  + `(?:an? )?${numeral}(?:(?:-| and | )${numeral})*(?: and a half)?`

interface Style {
  readonly isSpelled: boolean
  readonly hasCommas: boolean
  /** "million" in "4.5 million". */
  readonly scale: string | null
}

export interface SpokenNumber {
  readonly value: number
  readonly style: Style
}

/** Null for what is not a single number: "nineteen eighty", "two three". */
export const parseNumber = (text: string): SpokenNumber | null => {
  const digits = /^(\d[\d,]*(?:\.\d+)?)(?: (hundred|thousand|million|billion))?$/i.exec(text)
  if (digits !== null) {
    const [, figure = "", scale] = digits
    const value = Number(figure.replaceAll(",", "")) * (scaleOf.get(scale?.toLowerCase() ?? "") ?? 1)
    return { value, style: { isSpelled: false, hasCommas: figure.includes(","), scale: scale ?? null } }
  }
  const half = / and a half$/i.test(text)
  const whole = valueOf(text.toLowerCase().replace(/ and a half$/, "").split(/[ -]/).filter((word) => word !== "and"))
  if (whole === null) return null
  return { value: whole + (half ? 0.5 : 0), style: { isSpelled: true, hasCommas: false, scale: null } }
}

const valueOf = (words: ReadonlyArray<string>): number | null => {
  let total = 0
  let group = 0
  let last = Infinity
  for (const word of words) {
    const scale = word === "a" || word === "an" ? null : scaleOf.get(word)
    const value = word === "a" || word === "an" ? 1 : small.get(word)
    if (scale === undefined || scale === null) {
      // Twenty-four, but not two three.
      if (value === undefined || last < 20 || last < 100 && value >= 10) return null
      group += value
      last = value === 0 ? 1 : value
    } else {
      if (group === 0) return null
      if (scale === 100) group *= 100
      else {
        total += group * scale
        group = 0
      }
      last = Infinity
    }
  }
  return total + group
}

/** Another number in the same style; null if it cannot be written so. */
export const printNumber = (value: number, { isSpelled, hasCommas, scale }: Style): string | null => {
  if (isSpelled) {
    const whole = Math.floor(value)
    return value === whole ? spell(whole) : value === whole + 0.5 ? `${spell(whole)} and a half` : null
  }
  if (scale !== null) return `${trimmed(value / (scaleOf.get(scale.toLowerCase()) ?? 1))} ${scale}`
  return hasCommas || value >= 10_000 ? value.toLocaleString("en-GB") : trimmed(value)
}

const trimmed = (value: number): string => String(Math.round(value * 100) / 100)

export const spell = (value: number): string => {
  for (const [word, scale] of scales) {
    if (value < scale) continue
    const rest = value % scale
    const head = `${spell(Math.floor(value / scale))} ${word}`
    return rest === 0 ? head : `${head}${rest < 100 ? " and" : ""} ${spell(rest)}`
  }
  const unit = ones[value]
  if (unit !== undefined) return unit
  const ten = tens[Math.floor(value / 10)] ?? ""
  return value % 10 === 0 ? ten : `${ten}-${ones[value % 10] ?? ""}`
}

/** Every number in a text. */
export const numbersIn = (text: string): ReadonlyArray<number> =>
  Array.from(
    text.matchAll(new RegExp(`(?<![\\w.,])(?:${numberPattern})(?![\\w])`, "gi")),
    ([found]) => parseNumber(found)?.value,
  ).filter((value) => value !== undefined)
