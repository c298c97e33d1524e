import { sentencesOf } from "#adapters/intl/sentences.ts"
import type { Verdict } from "#domain/asking/answer.ts"
import { confidenceOf, verdictOf } from "./confidence.ts"
import { isDoubtful } from "./doubts.ts"
import type { PassageIndex, Unit } from "./passage-index.ts"
import { rank, type Ranked, type Ranking } from "./rank.ts"
import { type Question, readQuestion } from "./read-question.ts"

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

/** Answers from the lines that count, by their own words. */
export const writeAnswer = (
  index: PassageIndex,
  asked: string,
  before: string | null,
  within: ReadonlySet<string> | null,
): Written => {
  const question = readQuestion(asked, before, index)
  if (question.terms.length === 0) return nothing
  const ranking = scoped(rank(question, index), index, within)
  const [top] = ranking.byScore
  if (top === undefined || top.score <= 0) return nothing
  const confidence = confidenceOf(question, ranking, top)
  const likely = verdictOf(question, top, confidence)
  const verdict = likely === "answered" && isDoubtful(question, ranking, top, index.reader.code) ? "unsure" : likely
  const isOpen = (line: string): boolean => within === null || within.has(line)
  return {
    verdict,
    confidence,
    sentences: verdict === "answered" ? sentencesFor(question, ranking, top, index, isOpen) : [],
    closest: momentsOf(ranking, index, isOpen),
  }
}

const scoped = (ranking: Ranking, index: PassageIndex, within: ReadonlySet<string> | null): Ranking => {
  if (within === null) return ranking
  const isWithin = ({ unit }: Ranked): boolean => within.has(lineOf(unit, index))
  return { inOrder: ranking.inOrder, byScore: ranking.byScore.filter(isWithin) }
}

const lineOf = ({ line }: Unit, { lines }: PassageIndex): string => lines[line]?.id ?? ""

const moments = 3

const momentsOf = (
  { byScore }: Ranking,
  index: PassageIndex,
  isOpen: (line: string) => boolean,
): Written["closest"] => {
  const found = new Map<string, ReadonlyArray<string>>()
  for (const { unit, score, asked } of byScore) {
    if (score <= 0 || found.size === moments) break
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

const brief = 5
const alsoGood = 0.85
/** Sentences of one answer stand this near to each other. */
const together = 2
const longReply = 12

const sentencesFor = (
  question: Question,
  ranking: Ranking,
  top: Ranked,
  index: PassageIndex,
  isOpen: (line: string) => boolean,
): ReadonlyArray<WrittenSentence> => {
  const written = [sentenceOf(top, question, index, isOpen)]
  const next = ranking.inOrder[top.unit.index + 1]
  const goesOn = top.unit.size < brief && next !== undefined && next.unit.speaker === top.unit.speaker &&
    !next.unit.isQuestion && isOpen(lineOf(next.unit, index))
  const second = goesOn ? next : ranking.byScore[1]
  if (
    second !== undefined && second.unit.line !== top.unit.line && !second.unit.isQuestion && !second.unit.isChatter
    && (goesOn
      || (Math.abs(second.unit.index - top.unit.index) <= together && second.score >= top.score * alsoGood
        && second.isFitting !== false))
  ) written.push(sentenceOf({ ...second, asked: null }, question, index, isOpen))
  return written
}

const sentenceOf = (
  { unit, asked }: Ranked,
  question: Question,
  index: PassageIndex,
  isOpen: (line: string) => boolean,
): WrittenSentence => {
  const quote = bestPart(unit, question, index)
  const line = lineOf(unit, index)
  const askedIn = askedLine(asked, unit, index, isOpen)
  const questioned = askedIn.length > 0 && asked !== null && unit.size < longReply ? `${asked.text.trim()} ` : ""
  const said = question.kind === "who" && unit.speaker !== null && (question.asksForSpeaker || /\bI\b/.test(quote))
    ? `${unit.speaker}: ${quote}`
    : `${questioned}${quote}`
  return { text: said, lines: [...askedIn, line], quote }
}

const comfortable = 160

/** One sentence of a unit, or two that follow each other; verbatim. */
const bestPart = (unit: Unit, question: Question, { reader }: PassageIndex): string => {
  const sentences = sentencesOf(unit.text, reader.code)
  if (sentences.length < 2 || unit.text.length <= comfortable) return unit.text.trim()
  const worth = sentences.map((text) => {
    const keys = new Set(reader.read(text).flatMap(({ key, base }) => [key, base]))
    const part = { ...unit, text, fluent: reader.fluent(text) }
    const said = question.terms.filter(({ matches }) => [...matches.keys()].some((key) => keys.has(key))).length
    return said + (question.fits(part) === true ? 1.5 : 0) + (question.isSharp(part) === true ? 1 : 0)
  })
  const pairs = sentences.slice(1).map((text, nth) => ({
    text: `${sentences[nth] ?? ""}${text}`,
    worth: (worth[nth] ?? 0) + (worth[nth + 1] ?? 0),
  }))
  const best = pairs.reduce((a, b) => b.worth > a.worth ? b : a, pairs[0] ?? { text: unit.text, worth: 0 })
  const alone = Math.max(...worth)
  return (best.worth > alone + 1 ? best.text : sentences[worth.indexOf(alone)] ?? unit.text).trim()
}

/** The lines that a question is about, the best first. */
export const findLines = (
  index: PassageIndex,
  asked: string,
  within: ReadonlySet<string> | null,
  limit: number,
): ReadonlyArray<string> => {
  const question = readQuestion(asked, null, index)
  const { byScore } = scoped(rank(question, index), index, within)
  const found = new Set<string>()
  for (const { unit, score } of byScore) {
    if (score <= 0 || found.size >= limit) break
    found.add(lineOf(unit, index))
  }
  return [...found]
}
