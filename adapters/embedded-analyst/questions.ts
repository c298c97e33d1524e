import type { Point } from "#domain/analysis/analysis.ts"
import { soundCheck } from "./data/sound-checks.ts"
import type { Language } from "./language.ts"
import { alike } from "./pick.ts"
import type { Utterance } from "./utterances.ts"

interface Asked {
  readonly question: Utterance
  /** Null if nobody answered. */
  readonly answer: Utterance | null
  /** A short answer with the sentence after it. */
  readonly reply: string
}

const nobody: ReadonlyArray<string> = []
const remembered = 100
const answersWithin = 4
/** Too short to be understood on their own. */
const minTerms = 2

/**
 * Substantial questions with their answers, in order; unanswered ones stand alone. A pair whose answer is already on
 * the page is left out.
 */
export const questionsIn = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  used: ReadonlySet<number>,
  { most, isTalk }: { readonly most: number; readonly isTalk: boolean },
): ReadonlyArray<Point> => {
  const asked: Array<Asked> = []
  for (const question of said.filter((one) => isSubstantial(one, language, isTalk ? 1 : minTerms))) {
    if (asked.slice(-remembered).some((other) => alike(other.question.terms, question.terms) > 0.8)) continue
    const answer = answerTo(question, said, language)
    if (answer === undefined || used.has(question.index)) continue
    if (answer !== null && plain(answer.text) === plain(question.text)) continue
    if (answer === null ? question.terms.length > minTerms : !used.has(answer.index)) {
      asked.push({ question, answer, reply: replyOf(answer, said, language) })
    }
  }
  const best = asked.toSorted((a, b) => worth(b, language) - worth(a, language) || order(a, b)).slice(0, most)
  return best.toSorted(order).map(({ question, answer, reply }) => ({
    text: `${question.text}${/[？。]$/.test(question.text) ? "" : " "}${reply}`.trim(),
    segments: [...new Set([question.segment, ...(answer === null ? [] : [answer.segment])])],
    quote: question.quote,
    owner: null,
    due: null,
  }))
}

const figures =
  /\p{N}|\b(?:next|last|in|on|at|two|three|four|five|six|seven|eight|nine|ten)\b|[二两三四五六七八九十百千万半]\p{sc=Han}|一(?![起定样直下般些切])\p{sc=Han}/iu

/** "By touch?" – "By touch." says nothing. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()

const replyOf = (answer: Utterance | null, said: ReadonlyArray<Utterance>, language: Language): string => {
  if (answer === null) return ""
  const next = said[answer.index + 1]
  return language.isFragment(answer.text) && next?.position === answer.position && !next.isQuestion
      && language.duties(next.text, next.speaker, nobody).length === 0
    ? `${answer.text}${answer.text.endsWith("。") ? "" : " "}${next.text}`
    : answer.text
}

const order = (a: Asked, b: Asked): number => a.question.index - b.question.index

const worth = ({ question, answer }: Asked, language: Language): number =>
  Math.min(4, question.terms.length) * 0.2
  + (answer === null ? 0.3 : 0.6 + language.figure(answer.text) + Math.min(6, answer.terms.length) * 0.1)

const reason = /\bbecause \S+ \S+ \S+/i
const permission =
  /^(?:\p{L}+, )?(?:do|would) you (?:want|like) to (?:start|begin|go first)\b|^(?:can|may|could|shall|should) I\b|, (?:right|okay|isn't it|aren't they|yes|no)\?$/iu

const isSubstantial = (
  { isQuestion, isChatter, terms, text, speaker }: Utterance,
  language: Language,
  least: number,
): boolean =>
  isQuestion && !isChatter && !permission.test(text) && !soundCheck.test(text) && terms.length >= least &&
  language.duties(text, speaker, nobody).length === 0

/** The first statement after it; null if the reply is that nobody knows, undefined if there is no telling. */
const answerTo = (
  question: Utterance,
  said: ReadonlyArray<Utterance>,
  language: Language,
): Utterance | null | undefined => {
  const next = said.slice(question.index + 1, question.index + 1 + answersWithin)
  const replies = next.filter(({ speaker, position }) =>
    speaker === null || question.speaker === null || speaker !== question.speaker || position === question.position
  )
  if (replies.some(({ quote }) => language.declines(quote))) return null
  return replies.find(({ isQuestion, isChatter, terms, text }) =>
    !isQuestion && (!isChatter || figures.test(text)) && (terms.length > 0 || figures.test(text) || reason.test(text))
  )
}
