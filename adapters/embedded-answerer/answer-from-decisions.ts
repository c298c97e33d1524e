import type { Point } from "#domain/analysis/analysis.ts"
import type { PassageIndex } from "./passage-index.ts"
import { type Placed, placed } from "./placed-points.ts"
import { type Question, readQuestion, type Term } from "./read-question.ts"
import type { QuestionKind } from "./reader.ts"
import { summarySections } from "./summary-sections.ts"
import type { Written } from "./write-answer.ts"

/** The share of the question's words, by weight, to be found where the decision was made, and in the decision itself. */
const least = { around: 0.7, itself: 0.5 }
/** A line this near before it is about the same thing. */
const near = 2
/** It is read from the text by rules that are right four times out of five. */
const confidence = 0.8

/** Those that a decision does not answer. */
const others: ReadonlySet<QuestionKind> = new Set([
  "why",
  "how",
  "who",
  "name",
  "definition",
  "advice",
  "trouble",
  "aim",
])
/** Those that ask for a date, a place or a figure, which the decision then has to hold. */
const sharp: ReadonlySet<QuestionKind> = new Set(["when", "where", "money", "number", "duration", "frequency"])
/** A word of this weight cannot be missing from what was said. */
const heavy = 0.8

/**
 * "When do we open?": what was settled in the end, not what was proposed on the way. Null if the lines answer better:
 * they do if they are not about what was decided, or come after it.
 */
export const answerFromDecisions = async (
  index: PassageIndex,
  { question: asked, before: earlier }: { readonly question: string; readonly before: string | null },
  within: ReadonlySet<string> | null,
  written: Written,
): Promise<Written | null> => {
  const question = readQuestion(asked, earlier, index)
  if (others.has(question.kind) || question.terms.some(({ isSaid, weight }) => !isSaid && weight >= heavy)) return null
  const sections = await summarySections(index, within)
  const decided = placed(sections.filter(({ kind }) => kind === "decisions").flatMap(({ points }) => points), index)
  const ranked = decided.map((one) => ({ one, share: shareOf(one, question, index) }))
    .toSorted((a, b) => b.share - a.share)
  const [best, second] = ranked
  if (best === undefined || best.share < least.around || best.share === second?.share) return null
  const { point, first, to } = best.one
  if (!fits(point, question, index)) return null
  if (
    written.verdict === "answered" && !written.sentences.every((one) => isOnTheWay(one.lines, first - near, to, index))
  ) {
    return null
  }
  const [own, ...around] = point.segments
  if (own === undefined) return null
  return {
    sentences: [{ text: point.text, lines: [...around, own], quote: point.quote ?? point.text }],
    verdict: "answered",
    confidence: confidence * best.share,
    closest: [point.segments, ...written.closest].slice(0, 3),
  }
}

/** How many of the question's words the lines have in which it was decided; none if the decision has too few itself. */
const shareOf = ({ from, to, point }: Placed, { terms }: Question, { lines, reader }: PassageIndex): number => {
  const cited = new Set<string>(point.segments)
  const keysOf = (text: string): ReadonlyArray<string> => reader.read(text).flatMap(({ key, base }) => [key, base])
  const around = lines.slice(from, to + 1)
  const itself = new Set(
    [point.text, ...around.filter(({ id }) => cited.has(id)).map(({ text }) => text)].flatMap(keysOf),
  )
  const all = new Set([...itself, ...around.flatMap(({ text }) => keysOf(text))])
  const share = (keys: ReadonlySet<string>): number => {
    const found = terms.filter(({ matches }) => [...matches.keys()].some((key) => keys.has(key)))
    return worthOf(found) / (worthOf(terms) || 1)
  }
  return share(itself) < least.itself ? 0 : share(all)
}

const worthOf = (terms: ReadonlyArray<Term>): number =>
  terms.reduce((sum, { weight, rarity }) => sum + weight * rarity, 0)

const fits = ({ text }: Point, question: Question, { reader, units }: PassageIndex): boolean => {
  const [unit] = units
  const isFitting = unit === undefined
    ? false
    : question.fits({ ...unit, text, fluent: reader.fluent(text), names: [] })
  return sharp.has(question.kind) ? isFitting === true : isFitting !== false
}

const isOnTheWay = (cited: ReadonlyArray<string>, from: number, to: number, { lines }: PassageIndex): boolean =>
  lines.slice(Math.max(0, from), to + 1).some(({ id }) => cited.includes(id))
