import type { Point } from "#domain/analysis/analysis.ts"
import type { Duty, Language } from "./language.ts"
import { bracketed } from "./quotation.ts"
import type { Utterance } from "./utterances.ts"

export interface DutyFound extends Duty {
  readonly utterance: Utterance
  readonly segments: Point["segments"]
  /** An answer that accepts a part of it. */
  readonly answer: Utterance | null
}

/** Sentences to look back for what "it" or "her" means. */
const contextWithin = 4

/** What "that" or "her" means stands in brackets, in the words of the conversation. */
export const dutyPoint = (
  { text, owner, due, utterance, segments, isVague, answer }: DutyFound,
  said: ReadonlyArray<Utterance>,
  language: Language,
): Point => {
  const context = isVague ? contextOf(utterance, said, language) : undefined
  return {
    text: `${text}${
      [context, answer].flatMap((one) => one === undefined || one === null ? [] : bracketed(one.text, language.code))
        .join("")
    }`,
    segments: context === undefined ? segments : [...new Set([context.segment, ...segments])],
    quote: utterance.quote,
    owner,
    due,
  }
}

const pointing = /^(?:it|that|this|they|he|she|them|these|those|which)\b/i

const contextOf = (
  { index }: Utterance,
  said: ReadonlyArray<Utterance>,
  language: Language,
): Utterance | undefined =>
  said.slice(Math.max(0, index - contextWithin), index).findLast(({ isChatter, phrases, text }) =>
    !isChatter && phrases.length > 0 && text.length < 160 && !language.accepts(text) && !pointing.test(text)
  )
