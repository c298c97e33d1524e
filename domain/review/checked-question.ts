import { judgeOf } from "../analysis/evidence/judge-claim.ts"
import { citedIn } from "../analysis/evidence/passages.ts"
import { plainText } from "../asking/plain-text.ts"
import type { SegmentId } from "../kernel/ids.ts"
import type { Speaker } from "../task/speaker.ts"
import type { Line } from "../transcript/transcript.ts"
import { choicesIn, keywordsOf, letterOf, wordsOf } from "./grade-answer.ts"
import { blank, type DraftQuestion, type QuizQuestion, type ReviewMoment } from "./quiz-question.ts"

const maxOptions = 6
const maxMoments = maxOptions

interface ReviewedText {
  readonly lines: ReadonlyArray<Line>
  readonly speakers: ReadonlyArray<Speaker>
}

/**
 * Checks a question against the lines that it is based on; null for one that fails. Each quote must be what was said
 * there, and so must what the key calls right: a right option, a true statement, an answer. What it calls wrong must not.
 * A question with its answer is verified by the rules for all claims (`judge-claim.ts`), or it is not asked.
 */
export const questionChecker = ({ lines, speakers }: ReviewedText, isTimed: boolean) => {
  const cite = citedIn(lines)
  const judge = judgeOf(lines, speakers)
  const texts = lines.map(({ text }) => text)
  const momentOf = momentIn(speakers, isTimed)
  return (draft: DraftQuestion): Omit<QuizQuestion, "id" | "quizId"> | null => {
    const { kind, quoted, answer, required } = draft
    const proofs = quoted.map(({ segments, quote }) => ({ quote, ...cite(segments) }))
    const isQuoted = proofs.every(({ quote, allExist, holds }) => allExist && holds(quote))
    if (proofs.length === 0 || proofs.length > maxMoments || !isQuoted) return null
    const cited = [...new Set(quoted.flatMap(({ segments }) => segments))]
    const source = sourceOf(cited, lines)
    const { holds } = cite(cited)
    const text = plainText(draft.text, source)
    const options = draft.options.map((option) => plainText(option, source))
    const isFair = kind === "singleChoice" || kind === "multipleChoice"
      ? isFairChoice({ kind, text, options, answer, holds })
      : options.length === 0 && text !== "" && holds(kind === "trueFalse" ? text : answer) !== (answer === "false")
    const isVerified = (words: string, quote: string | null): boolean =>
      judge({ text: words, quote, segments: cited }).unverified === null
    const quotes = quoted.map(({ quote }) => quote).join(" … ")
    if (!isProven({ kind, text, options, answer, quotes, isVerified })) return null
    if (!isFair || kind === "trueFalse" && answer !== "true" && answer !== "false") return null
    const moments = proofs.map(({ quote, lines }) => momentOf(quote, lines))
    const speaker = moments[0]?.speaker ?? null
    return {
      kind,
      text,
      options,
      speaker: moments.every((moment) => moment.speaker === speaker) ? speaker : null,
      answer,
      required,
      keywords: kind === "comprehensive" ? keywordsOf(answer, text.replaceAll(blank, ""), texts) : [],
      moments,
      source,
    }
  }
}

interface Proof extends Pick<DraftQuestion, "kind" | "text" | "options" | "answer"> {
  readonly quotes: string
  /** Without a quote, the words themselves must be what was said. */
  readonly isVerified: (words: string, quote: string | null) => boolean
}

/** Whether the lines agree with a question and its answer, and with nothing that its key calls wrong. */
const isProven = ({ kind, text, options, answer, quotes, isVerified }: Proof): boolean => {
  if (kind === "trueFalse") return answer === "true" ? isVerified(text, null) : !isVerified(text, quotes)
  const right = options.length === 0
    ? [answer]
    : options.filter((_, index) => choicesIn(answer, []).has(letterOf(index)))
  if (!right.every((one) => isVerified(one, null))) return false
  if (kind === "multipleChoice" || isVerified(text, null)) return true
  const [one = ""] = right
  return isVerified(text.includes(blank) ? text.replace(blank, one) : `${text} ${one}`, quotes)
}

interface Choice {
  readonly kind: "singleChoice" | "multipleChoice"
  readonly text: string
  readonly options: ReadonlyArray<string>
  readonly answer: string
  readonly holds: (quote: string) => boolean
}

const isFairChoice = ({ kind, text, options, answer, holds }: Choice): boolean => {
  const key = choicesIn(answer, [])
  const letters = options.map((_, index) => letterOf(index))
  const differ = new Set(options.map((option) => wordsOf(option).join(" "))).size === options.length
  const isOfKind = kind === "singleChoice" ? key.size === 1 && text !== "" : key.size > 0
  const isGivenAway = kind === "singleChoice" &&
    options.some((option, index) =>
      key.has(letters[index] ?? "") && ` ${wordsOf(text).join(" ")} `.includes(` ${wordsOf(option).join(" ")} `)
    )
  return isOfKind && !isGivenAway && differ && options.length >= 2 && options.length <= maxOptions
    && [...key].every((letter) => letters.includes(letter))
    && options.every((option, index) => holds(option) === key.has(letters[index] ?? ""))
}

const momentIn = (speakers: ReadonlyArray<Speaker>, isTimed: boolean) => {
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return (quote: string, lines: ReadonlyArray<Line>): ReviewMoment => {
    // The last line is that of the reply, where a question is cited too.
    const speaker = names.get(lines.at(-1)?.speakerId ?? "") ?? null
    return {
      segments: lines.map(({ id }) => id),
      quote,
      begin: isTimed ? lines[0]?.begin ?? null : null,
      end: isTimed ? lines.at(-1)?.end ?? null : null,
      speaker,
    }
  }
}

/** The present text of these lines; it differs from the stored one if they were edited. */
const sourceOf = (
  ids: ReadonlyArray<SegmentId>,
  lines: ReadonlyArray<Pick<Line, "id" | "text">>,
): string => {
  const cited = new Set(ids)
  return lines.filter(({ id }) => cited.has(id)).map(({ text }) => text).join("\n")
}

/** Whether a cited line was edited or removed since the question was written. */
export const isStale = ({ moments, source }: QuizQuestion, lines: ReadonlyArray<Pick<Line, "id" | "text">>): boolean =>
  sourceOf(moments.flatMap(({ segments }) => segments), lines) !== source
