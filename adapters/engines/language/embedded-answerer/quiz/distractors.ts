import type { Random } from "#domain/review/seeded-random.ts"
import { type Answer, type AnswerType, months, weekdays } from "./answer-types.ts"
import { printNumber, spell } from "./spoken-number.ts"

/** What was said around a fact, so that no wrong answer is one that a listener has heard there. */
export interface Nearby {
  readonly text: string
  readonly numbers: ReadonlySet<number>
}

/** Wrong answers of the same kind and style, none of them said nearby. */
export const distractorsFor = (answer: Answer, nearby: Nearby, random: Random): ReadonlyArray<string> =>
  [...new Set(candidates(answer, nearby, random))]
    .filter((one) => one.toLowerCase() !== answer.text.toLowerCase() && !isSaid(one, nearby.text))
    .slice(0, wanted)

const wanted = 3

const isSaid = (candidate: string, text: string): boolean => text.toLowerCase().includes(candidate.toLowerCase().trim())

const candidates = (answer: Answer, nearby: Nearby, random: Random): ReadonlyArray<string> => {
  const { type, number, before, after } = answer
  if (type === "weekday") return random.shuffle(weekdays)
  if (type === "month") return near(months, answer.text, random)
  if (type === "time") return otherTimes(answer.text, random)
  if (number === null) return []
  return random.shuffle(otherValues(number.value, type))
    .filter((value) => !nearby.numbers.has(value))
    .flatMap((value) => {
      const printed = printNumber(value, number.style)
      return printed === null ? [] : [`${before}${printed}${after}`]
    })
}

/** Months not far from the right one sound just as likely. */
const near = (list: ReadonlyArray<string>, text: string, random: Random): ReadonlyArray<string> => {
  const at = list.indexOf(text)
  return random.shuffle([-3, -2, -1, 1, 2, 3].map((step) => list[(at + step + list.length) % list.length] ?? ""))
}

const otherTimes = (text: string, random: Random): ReadonlyArray<string> => {
  const hour = /\d{1,2}|[a-z]+(?= o['’]clock$)|(?<=past |to )[a-z]+/i.exec(text)?.[0]
  if (hour === undefined) return []
  const isSpelled = !/\d/.test(hour)
  const shown = isSpelled ? Array.from({ length: 12 }, (_, nth) => spell(nth + 1)) : []
  const at = isSpelled ? shown.indexOf(hour.toLowerCase()) + 1 : Number(hour)
  if (at < 1) return []
  return random.shuffle([-3, -2, -1, 1, 2, 3].map((step) => at + step))
    .filter((one) => one > 0 && one <= (at > 12 ? 23 : 12))
    .map((one) => text.replace(hour, isSpelled ? shown[one - 1] ?? "" : String(one).padStart(hour.length, "0")))
}

/** Numbers as round as the right one, and not far from it. */
const otherValues = (value: number, type: AnswerType): ReadonlyArray<number> => {
  if (type === "year") return [-12, -8, -5, -3, -2, 2, 3, 4, 6, 9].map((step) => value + step)
  const step = roundnessOf(value)
  const found = value <= 12 && Number.isInteger(value)
    ? [-3, -2, -1, 1, 2, 3, 4].map((by) => value + by)
    : [0.5, 0.6, 0.7, 0.8, 1.25, 1.5, 1.75, 2].map((by) => Math.round(value * by / step) * step + offset(value, step))
  const top = type === "percent" && value <= 100 ? 100 : Infinity
  return [...new Set(found.map((one) => Math.round(one * 100) / 100))]
    .filter((one) => one > 1 && one < top && one !== value)
}

/** Half an hour stays a half. */
const offset = (value: number, step: number): number => Number.isInteger(value) || step !== 1 ? 0 : value % 1

const roundnessOf = (value: number): number => {
  if (!Number.isInteger(value)) return Number.isInteger(value * 2) ? 1 : 0.1
  let step = 1
  while (value % (step * 10) === 0 && step * 10 <= value) step *= 10
  return step === value && step > 1 ? step / 10 : value % (step * 5) === 0 && value > step * 5 ? step * 5 : step
}
