import type { Language } from "#adapters/engines/language/embedded-analyst/reading/language.ts"
import { sentencesOf } from "#adapters/system/intl/sentences.ts"
import type { Verdict } from "#domain/asking/answer.ts"
import type { PassageIndex, Unit } from "./passage-index.ts"
import { rank, type Ranked } from "./rank.ts"
import { type Question, readQuestion, type Term } from "./read-question.ts"

interface WrittenSentence {
  readonly text: string
  readonly lines: ReadonlyArray<string>
  /** Verbatim from the last of these lines. */
  readonly quote: string
}

export interface Written {
  readonly sentences: ReadonlyArray<WrittenSentence>
  readonly verdict: Verdict
  readonly confidence: number
  /** The best first, at most three, each of one line or a question with its reply. */
  readonly closest: ReadonlyArray<ReadonlyArray<string>>
}

const nothing: Written = { sentences: [], verdict: "notSaid", confidence: 0, closest: [] }

/** Quotes the line that answers, if one shares with the question what it asks for; else shows those that come closest. */
export const writeAnswer = (
  index: PassageIndex,
  asked: string,
  before: string | null,
  within: ReadonlySet<string> | null,
): Written => {
  const question = readQuestion(asked, before, index)
  const ranked = rankedWithin(question, index, within)
  const [top] = ranked
  if (top === undefined || top.score <= 0) return nothing
  const isOpen = (line: string): boolean => within === null || within.has(line)
  const said = bestPart(top.unit, question, index)
  const verdict = verdictOf(asked, question, top, said, index)
  return {
    verdict,
    confidence: Math.min(1, top.share),
    sentences: verdict === "answered" ? [sentenceOf(top, said.text, question, index, isOpen)] : [],
    closest: momentsOf(ranked, index, isOpen),
  }
}

const rankedWithin = (
  question: Question,
  index: PassageIndex,
  within: ReadonlySet<string> | null,
): ReadonlyArray<Ranked> =>
  rank(question, index).filter(({ unit, score }) => score > 0 && (within?.has(lineOf(unit, index)) ?? true))

const lineOf = ({ line }: Unit, { lines }: PassageIndex): string => lines[line]?.id ?? ""

/** With less of its words around, nobody spoke about it. */
const little = 0.15
/** So many words beside those of the question are an answer without a sign of its own. */
const newWords = 2
const quoted = /[“„«「"].+[”“»」"]/u

/**
 * Answered only by a sentence that, with the question it replies to, has every word that says what is asked about, and holds
 * what such a question asks for: a time, a place, a sum, a name, a reason; without such a sign, it must say more than the question.
 */
const verdictOf = (
  asked: string,
  { kind, terms, fits, novelty, speakers }: Question,
  top: Ranked,
  said: Unit,
  { units, language }: PassageIndex,
): Verdict => {
  const needed = terms.filter(({ isNeeded }) => isNeeded)
  const isTheirs = speakers.size === 0 || speakers.has(said.speaker ?? "")
  if (needed.length === 0 && speakers.size > 0) return isTheirs && fits(said) === true ? "answered" : "unsure"
  if (!needed.some((term) => units.some((one) => has(one, term)))) return "notSaid"
  if (top.share < little && !needed.some((term) => has(top.unit, term))) return "unsure"
  const isVague = kind === "what" && needed.length < 2 && !quoted.test(asked)
  if (kind === "account" || isVague || said.isQuestion || language.words.opens.test(said.text)) return "unsure"
  const own = top.asked === null ? [said] : kind === "yes-no" ? [top.asked] : [top.asked, said]
  const isAbout = needed.every((term) => own.some((one) => has(one, term)))
  const isNear = top.asked !== null || needed.some((term) => has(said, term))
  const isFitting = fits(said) ?? kind === "what"
  const isReply = kind !== "yes-no" || top.asked !== null
  const least = top.asked === null && kind === "what" ? newWords : 1
  return isAbout && isNear && isTheirs && isFitting && isReply && novelty(said) >= least ? "answered" : "unsure"
}

const has = ({ keys }: Unit, { matches }: Term): boolean => [...keys].some((key) => matches.has(key))

const moments = 3

const momentsOf = (
  ranked: ReadonlyArray<Ranked>,
  index: PassageIndex,
  isOpen: (line: string) => boolean,
): Written["closest"] => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const { unit, asked } of ranked) {
    if (found.size === moments) break
    const line = lineOf(unit, index)
    if (!found.has(line)) found.set(line, [...askedLine(asked, unit, index, isOpen), line])
  }
  return [...found.values()]
}

/** The line of the question that was replied to, if it stands directly before. */
const askedLine = (
  asked: Unit | null,
  unit: Unit,
  index: PassageIndex,
  isOpen: (line: string) => boolean,
): ReadonlyArray<string> =>
  asked !== null && asked.line === unit.line - 1 && isOpen(lineOf(asked, index)) ? [lineOf(asked, index)] : []

const longReply = 12
/** What is shorter says too little without what comes next. */
const brief = 30

const sentenceOf = (
  { unit, asked }: Ranked,
  quote: string,
  question: Question,
  index: PassageIndex,
  isOpen: (line: string) => boolean,
): WrittenSentence => {
  const askedIn = askedLine(asked, unit, index, isOpen)
  const questioned = askedIn.length > 0 && asked !== null && unit.size < longReply ? `${asked.text.trim()} ` : ""
  const text = question.kind === "who" && unit.speaker !== null ? `${unit.speaker}: ${quote}` : `${questioned}${quote}`
  return { text, lines: [...askedIn, lineOf(unit, index)], quote }
}

/** The sentence of a unit that shares most with the question, with the next one if it is short; verbatim. */
const bestPart = (unit: Unit, { terms, fits }: Question, { language }: PassageIndex): Unit => {
  const sentences = sentencesOf(unit.text, language.code)
  const parts = sentences.map((sentence, nth) => {
    const text = sentence.trim().length < brief ? `${sentence}${sentences[nth + 1] ?? ""}` : sentence
    return partOf(unit, text.trim(), sentences.length === 1, language)
  })
  const worth = parts.map((part) =>
    terms.filter(({ matches }) => [...matches.keys()].some((key) => part.keys.has(key))).length
    + (fits(part) === true ? 1.5 : 0) - (part.isQuestion ? 1 : 0)
  )
  return parts[worth.indexOf(Math.max(...worth))] ?? unit
}

const partOf = (unit: Unit, text: string, isAll: boolean, { read }: Language): Unit => ({
  ...unit,
  text,
  keys: new Set(read(text).flatMap(({ key, isStop }) => (isStop ? [] : [key]))),
  isQuestion: /[?？]$/.test(text) || (unit.isQuestion && isAll),
})

/** The lines that a question is about, the best first. */
export const findLines = (
  index: PassageIndex,
  asked: string,
  within: ReadonlySet<string> | null,
  limit: number,
): ReadonlyArray<string> => {
  const found = rankedWithin(readQuestion(asked, null, index), index, within).map(({ unit }) => lineOf(unit, index))
  return [...new Set(found)].slice(0, limit)
}
