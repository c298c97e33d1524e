const small = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
  + "seventeen eighteen nineteen").split(" ")
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ")

interface Manner {
  /** "two hundred and five" rather than "two hundred five". */
  readonly hasAnd: boolean
  /** "twenty-one" rather than "twenty one". */
  readonly hasHyphen: boolean
}

/** A number from 1 to 999,999 as people say it. */
export const inWords = (value: number, manner: Manner): string => {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000]
  if (thousands === 0) return hundreds(rest, manner)
  const head = `${hundreds(thousands, manner)} thousand`
  if (rest === 0) return head
  return `${head}${manner.hasAnd && rest < 100 ? " and" : ""} ${hundreds(rest, manner)}`
}

const hundreds = (value: number, manner: Manner): string => {
  const [hundred, rest] = [Math.floor(value / 100), value % 100]
  if (hundred === 0) return upToHundred(rest, manner)
  const head = `${small[hundred] ?? ""} hundred`
  return rest === 0 ? head : `${head}${manner.hasAnd ? " and" : ""} ${upToHundred(rest, manner)}`
}

const upToHundred = (value: number, { hasHyphen }: Manner): string => {
  if (value < 20) return small[value] ?? ""
  const [ten, one] = [tens[Math.floor(value / 10)] ?? "", value % 10]
  return one === 0 ? ten : `${ten}${hasHyphen ? "-" : " "}${small[one] ?? ""}`
}
