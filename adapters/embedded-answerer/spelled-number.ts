const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
    .split(" ")
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

/** A number in digits as it may be spoken, years included; null for other words. */
export const spelledNumber = (word: string): RegExp | null => {
  const value = /^\d{1,6}$/.test(word) ? Number(word) : Number.NaN
  if (Number.isNaN(value)) return null
  const ways = [spoken(value)]
  if (value >= 1100 && value < 2100) {
    const [century, rest] = [Math.floor(value / 100), value % 100]
    ways.push(`${spoken(century)} ${rest === 0 ? "hundred" : rest < 10 ? `oh ${spoken(rest)}` : spoken(rest)}`)
  }
  return new RegExp(`\\b(?:${ways.join("|").replaceAll(/[ -]/g, "[ -](?:and )?")})\\b`, "i")
}

const spoken = (value: number): string => {
  if (value < 20) return small[value] ?? ""
  if (value < 100) return [tens[Math.floor(value / 10) - 2], ...rest(value % 10)].join(" ")
  if (value < 1000) return [small[Math.floor(value / 100)], "hundred", ...rest(value % 100)].join(" ")
  return [spoken(Math.floor(value / 1000)), "thousand", ...rest(value % 1000)].join(" ")
}

const rest = (value: number): ReadonlyArray<string> => value === 0 ? [] : [spoken(value)]
