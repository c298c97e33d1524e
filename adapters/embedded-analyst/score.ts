import type { Style } from "#domain/task/summary-style.ts"
import type { Language } from "./language.ts"
import type { Utterance } from "./utterances.ts"

const vague = /^(?:it|they|that|this|these|those|he|she|there)\b|^(?:这|那|它|他们?|她们?)/i

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
    return Math.min(3, ranks[index] ?? 0)
      + 0.3 * Math.min(4, language.weight(text))
      + (language.decides(text) ? 0.8 : 0)
      + 3 * Math.min(2, terms.filter((term) => focus.has(term)).length)
      - (isQuestion ? 1.5 : 0)
      - (isChatter ? 3 : 0)
      - (size < 3 ? 1 : 0)
      - (size < 4 ? 0.6 : 0)
      - (size > 30 ? 0.5 : 0)
      - (vague.test(text) ? 0.5 : 0)
      - (language.announces(text) === null ? 0 : 1.2)
  })
}
