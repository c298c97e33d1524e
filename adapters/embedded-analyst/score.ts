import type { Style } from "#domain/account/summary-style.ts"
import type { Language } from "./language.ts"
import type { Utterance } from "./utterances.ts"

/** Depends on the sentence before it. */
const vague =
  /^(?:because|or)\b|^(?:(?:and|but|so|because|or|which|most of|some of|half of|one of) )*(?:it|they|that|this|these|those|he|she|them|him|her)\b|^(?:这|那|它|他们?|她们?)/i

const hedged = /\b(?:maybe|perhaps|i guess|i don't know|not sure|kind of|sort of|whatever|or something|hopefully)\b/i
/** Stumbles into the sentence. */
const disfluent = /^(?:(?:so|well|and|but|okay),? )*(?:yeah|um|uh|like,|i mean|you know)|,? (?:you know|i mean),/i
/** Conversations begin with words about themselves. */
const greeting = 3
const personal =
  /^(?:i (?:think|thought|can see|see|understand|know|mean|liked?|love|said|told|was|remember|don't)|my|you)\b|\b(?:laughs|joking|funny)\b/i

/** How much a sentence belongs in the summary: central, important, close to the reader's focus. */
export const scoresOf = (
  said: ReadonlyArray<Utterance>,
  ranks: ReadonlyArray<number>,
  language: Language,
  style: Style | null,
): ReadonlyArray<number> => {
  const focus = new Set(language.read(style?.focusArea ?? "").terms)
  return said.map((utterance, index) => {
    const { text, terms, isQuestion, isChatter } = utterance
    const size = terms.length
    return Math.min(2, ranks[index] ?? 0)
      + 0.3 * Math.min(3, language.weight(text))
      + 1.6 * language.figure(text)
      + 3 * Math.min(2, terms.filter((term) => focus.has(term)).length)
      - (isQuestion ? 1.5 : 0)
      - (isChatter ? 3 : 0)
      - (language.isFragment(text) ? 2 : 0)
      - (hedged.test(text) ? 0.7 : 0)
      - (disfluent.test(text) ? 0.7 : 0)
      - (size < 3 && language.figure(text) < 1 ? 0.8 : 0)
      - (size > 30 ? 0.5 : 0)
      - (vague.test(text) ? 0.7 : 0)
      - (personal.test(text) ? 0.8 : 0)
      - (language.decides(text) === "proposed" ? 0.8 : 0)
      - (index < greeting ? 0.6 : 0)
      - (language.announces(text) === null ? 0 : 1.2)
  })
}
