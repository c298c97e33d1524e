import type { Point } from "#domain/analysis/analysis.ts"
import { alike } from "./rank-sentences.ts"
import type { Language } from "./reading/language.ts"
import type { Utterance } from "./reading/utterances.ts"

interface Asked {
  readonly question: Utterance
  /** Null if what follows does not say enough to be its answer. */
  readonly answer: Utterance | null
}

/** Too short, and only those who were there know what is asked. */
const fewest = { terms: 2, words: 4 }
const longest = 220
const answersWithin = 2
const repeated = 0.6

/** Questions that can be understood on their own, each with what was said to it, in their order. */
export const questionsIn = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  { most, used }: { readonly most: number; readonly used: ReadonlySet<number> },
): ReadonlyArray<Point> => {
  const asked: Array<Asked> = []
  for (const question of said) {
    if (used.has(question.index) || !isSubstantial(question, language)) continue
    if (asked.slice(-50).some((other) => alike(other.question.terms, question.terms) > repeated)) continue
    const answer = answerTo(question, said)
    asked.push({ question, answer: answer !== null && used.has(answer.index) ? null : answer })
  }
  const best = asked.toSorted((a, b) => worth(b) - worth(a) || a.question.index - b.question.index).slice(0, most)
  return best.toSorted((a, b) => a.question.index - b.question.index).map(({ question, answer }) => ({
    text: [question.text, answer?.text].filter((part) => part !== undefined).join(
      /[？。]$/u.test(question.text) ? "" : " ",
    ),
    segments: [...new Set([question.segment, ...(answer === null ? [] : [answer.segment])])],
    quote: question.quote,
    owner: null,
    due: null,
  }))
}

const isSubstantial = (
  { isQuestion, isChatter, isSmooth, text }: Utterance,
  { words, read }: Language,
): boolean =>
  isQuestion && !isChatter && isSmooth && text.length <= longest &&
  !words.leans.test(text)
  && !words.hedges.test(text) && read(text).length >= fewest.words
  && read(text).filter(({ isStop }) => !isStop).length >= fewest.terms

/** The first full sentence of another speaker directly after it. */
const answerTo = (question: Utterance, said: ReadonlyArray<Utterance>): Utterance | null => {
  const next = said.slice(question.index + 1, question.index + 1 + answersWithin)
    .find(({ isChatter, isQuestion, position }) => isQuestion || !isChatter || position === question.position)
  if (next === undefined || next.isQuestion || next.isChatter) return null
  const isOther = next.speaker === null || next.speaker !== question.speaker
  return isOther && next.isSmooth && (next.terms.length >= fewest.terms || next.figure > 0) &&
      next.text.length <= longest
    ? next
    : null
}

const worth = ({ question, answer }: Asked): number =>
  Math.min(5, question.terms.length) * 0.2
  + (answer === null ? 0 : 0.4 + answer.figure + Math.min(6, answer.terms.length) * 0.1)
