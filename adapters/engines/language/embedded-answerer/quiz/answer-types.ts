import { numberPattern, parseNumber, printNumber, spell, type SpokenNumber } from "./spoken-number.ts"

export type AnswerType =
  | "money"
  | "duration"
  | "percent"
  | "measure"
  | "year"
  | "time"
  | "weekday"
  | "month"
  | "count"

/** What a question can ask for, in a sentence. */
export interface Answer {
  readonly type: AnswerType
  readonly at: number
  readonly text: string
  /** What is around a number in it: "£" or " euros". */
  readonly before: string
  readonly after: string
  readonly number: SpokenNumber | null
}

/** How much each is worth asking for; the highest comes first. */
export const worthOf: Readonly<Record<AnswerType, number>> = {
  money: 6,
  duration: 5,
  percent: 5,
  measure: 5,
  year: 5,
  time: 4,
  weekday: 4,
  month: 4,
  count: 3,
}

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
]

const units: ReadonlyArray<readonly [AnswerType, string]> = [
  ["money", "euros?|pounds?|dollars?|cents|pence|francs|yen"],
  ["duration", "seconds|minutes|hours|days|nights|weeks|months|years"],
  ["percent", "%|per cent|percent"],
  [
    "measure",
    "kilos?|kilograms?|grams?|tons?|tonnes?|kilomet(?:re|er)s?|met(?:re|er)s?|centimet(?:re|er)s?|millimet(?:re|er)s?|"
    + "miles?|feet|litres?|liters?|degrees|hectares|acres|kilowatts?|megabytes|gigabytes|square met(?:re|er)s?",
  ],
]
/** Too vague to be asked about. */
const vague =
  "halves|thirds|quarters|fifths|tenths|things?|ways?|kinds?|times?|points?|reasons?|sorts?|parts?|bits?|cases?|words?|hundreds?|thousands?|millions?|others?|"
  + "is|was|has|does|its|this|us|as|less|yes|perhaps|always|years?"
const count = `(?:(?!(?:${vague})\\b)[a-z]{3,}s|people|children|men|women|staff)`

/** `\b` does not know signs, so both ends say what may not stand there. */
const start = "(?<![\\w.,-]|\\d[ \\u00A0\\u202F])"
const end = "(?![\\w-]|[.,]\\d)"
const unitPattern = (unit: string): RegExp => new RegExp(`${start}(${numberPattern})( ?(?:${unit}))${end}`, "gi")
const withUnit = units.map(([type, unit]) => [type, unitPattern(unit)] as const)
const counted = unitPattern(count)
const signed = new RegExp(`(?<![\\w])([£$€])(\\d[\\d,]*(?:\\.\\d+)?(?: (?:thousand|million|billion))?)${end}`, "g")
const year = new RegExp(`\\b(?:in|since|until|by|from|of|before|after) ((?:1[5-9]|20)\\d\\d)${end}`, "gi")
const oClock = new RegExp(
  `${start}((?:half past |quarter past |quarter to )(?:${numberPattern})|(?:${numberPattern}) o['’]clock|\\d{1,2} ?[ap]m|\\d{1,2}:\\d\\d)${end}`,
  "gi",
)
const weekday = new RegExp(`\\b(${weekdays.join("|")})(?!s?['’])\\b`, "g")
const month = new RegExp(
  `\\b(?:in|of|by|until|since|from|to|before|after|end of|start of) (${months.join("|")})\\b`,
  "g",
)

/** Elsewhere only figures with a unit, and not the end of a longer number: "1 280". */
const unitsElsewhere: ReadonlyArray<readonly [AnswerType, string]> = [
  ["percent", "%|Prozent|por ciento|pour cent|por cento|パーセント|퍼센트"],
  ["money", "€|Euro|euros?|Franken|Dollar|dólares|dollars|reais|元|块|円|원|달러|ドル|ユーロ|유로"],
  [
    "duration",
    "Stunden|Tage|Wochen|Monate|Jahre|horas|días|semanas|meses|años|anos|heures|jours|semaines|mois|ans|dias|小时|天|周|个月|年|時間|日間|週間|か月|年間|시간|주|개월|년",
  ],
]
const elsewhere = unitsElsewhere.map(([type, unit]) =>
  [
    type,
    new RegExp(`(?<![\\d.,]|\\d[ \\u00A0\\u202F'’])(\\d+)( ?(?:${unit}))(?![\\p{sc=Latin}])`, "gu"),
  ] as const
)
/** "À 23 heures" is a time of day, and "2023年" a year. */
const clock = /(?:^|[^\p{L}])(?:à|vers|dès|las?|às|pelas)\s$/iu

/** Everything that could be asked for in a sentence. */
export const answersIn = (sentence: string, code: string): ReadonlyArray<Answer> =>
  code === "en" ?
    englishAnswersIn(sentence) :
    elsewhere.flatMap(([type, pattern]) =>
      [...sentence.matchAll(pattern)].flatMap(({ index, 1: figure = "", 2: unit = "" }) => {
        const isYear = /^ ?[年년]$/u.test(unit) && Number(figure) >= 1000
        return clock.test(sentence.slice(0, index)) ? [] : numbered(isYear ? "year" : type, index, "", figure, unit)
      })
    )

const englishAnswersIn = (sentence: string): ReadonlyArray<Answer> => [
  ...[...sentence.matchAll(signed)].flatMap(({ index, 1: sign = "", 2: figure = "" }) =>
    numbered("money", index, sign, figure, "")
  ),
  ...[...withUnit, ["count", counted] as const].flatMap(([type, pattern]) =>
    [...sentence.matchAll(pattern)].flatMap(({ index, 1: figure = "", 2: unit = "" }) =>
      numbered(type, index, "", figure, unit)
    )
  ),
  ...plainAnswers("year", sentence, year),
  ...plainAnswers("time", sentence, oClock),
  ...plainAnswers("weekday", sentence, weekday),
  ...plainAnswers("month", sentence, month),
]

const numbered = (
  type: AnswerType,
  at: number,
  before: string,
  figure: string,
  after: string,
): ReadonlyArray<Answer> => {
  const number = parseNumber(figure)
  if (number === null || number.value <= 1 || !/\d|[a-z]{3}/i.test(figure)) return []
  return [{ type, at, text: `${before}${figure}${after}`, before, after, number }]
}

const plainAnswers = (type: AnswerType, sentence: string, pattern: RegExp): ReadonlyArray<Answer> =>
  [...sentence.matchAll(pattern)].map((found) => {
    const text = found[1] ?? found[0]
    const number = type === "year" ? parseNumber(text) : null
    return { type, at: found.index + found[0].lastIndexOf(text), text, before: "", after: "", number }
  })

/** Ways of writing an answer, any of which will do in a learner's own words. */
export const writingsOf = ({ text, number, before, type }: Answer): ReadonlyArray<string> => {
  if (number === null) return [text]
  const { value } = number
  const spelled = Number.isInteger(value) && value < 1e6 && type !== "year" ? [spell(value)] : []
  const figure = printNumber(value, { isSpelled: false, hasCommas: false, scale: null }) ?? ""
  return [...new Set([`${before}${figure}`, figure, ...spelled, text])]
}
