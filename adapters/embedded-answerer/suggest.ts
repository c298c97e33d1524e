import type { PassageIndex, Unit } from "./passage-index.ts"
import { type Candidate, candidatesOf } from "./question-candidates.ts"
import { writeAnswer, type Written } from "./write-answer.ts"

const maxTried = 60

/** Questions that the answerer answers confidently, by the line they come from, evenly over the text. */
export const suggestQuestions = (
  index: PassageIndex,
  limit: number,
  near: number | null = null,
  tried = maxTried,
): ReadonlyArray<string> => {
  const units = near === null ? index.units : index.units.slice(Math.max(0, near - surroundings), near + surroundings)
  const candidates = candidatesIn(units, index)
    .toSorted((a, b) => b.worth - a.worth || a.unit - b.unit)
    .slice(0, tried)
  const sure = candidates.flatMap(({ question, unit, worth, kind }) => {
    const { verdict, confidence, closest } = writeAnswer(index, question, null, null)
    const line = index.lines[index.units[unit]?.line ?? -1]?.id ?? ""
    const isRight = verdict === "answered" && closest[0]?.includes(line) === true
    return isRight ? [{ question, unit, kind, worth: worth + confidence }] : []
  })
  return varied(sure.toSorted((a, b) => b.worth - a.worth), limit)
}

const surroundings = 40
const triedAfterwards = 6
const followUps = 3

/** Questions about what was said near an answer. */
export const followUpsTo = (
  index: PassageIndex,
  question: string,
  { verdict, closest }: Written,
): ReadonlyArray<string> => {
  const line = closest[0]?.at(-1)
  if (verdict === "notSaid" || line === undefined) return []
  const near = index.units.find((unit) => index.lines[unit.line]?.id === line)?.index ?? null
  const known = plain(question)
  return suggestQuestions(index, followUps + 1, near, triedAfterwards).filter((other) => plain(other) !== known).slice(
    0,
    followUps,
  )
}

const plain = (question: string): string => question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()

/** No two of one sort or about the same thing as long as there are others. */
const varied = (found: ReadonlyArray<Candidate>, limit: number): ReadonlyArray<string> => {
  const chosen: Array<Candidate> = []
  for (const most of [1, 2, limit]) {
    for (const candidate of found) {
      if (chosen.length === limit) break
      const isTaken = chosen.some(({ question, unit }) =>
        question === candidate.question || Math.abs(unit - candidate.unit) < 2
      )
      if (!isTaken && chosen.filter(({ kind }) => kind === candidate.kind).length < most) chosen.push(candidate)
    }
  }
  return chosen.map(({ question }) => question)
}

const candidatesIn = (units: ReadonlyArray<Unit>, index: PassageIndex): ReadonlyArray<Candidate> => {
  const found = new Map<string, Candidate>()
  for (const unit of units) {
    for (const candidate of candidatesOf(unit, index)) {
      if (!found.has(candidate.question)) found.set(candidate.question, candidate)
    }
  }
  return [...found.values()]
}
