import type { Point } from "#domain/analysis/analysis.ts"
import { cuesOf } from "./cues.ts"
import type { Language } from "./language.ts"
import { pick } from "./pick.ts"
import { pointOf } from "./points.ts"
import { quoted } from "./quotation.ts"
import { answerersIn } from "./scenario.ts"
import type { Utterance } from "./utterances.ts"

interface Choice {
  readonly said: ReadonlyArray<Utterance>
  readonly scores: ReadonlyArray<number>
  readonly language: string
  readonly most: number
  /** Takes a sentence only once. */
  readonly isFree: (one: Utterance) => boolean
}

const minTerms = 3

/** Sentences that say what something is. */
export const definitionsIn = ({ said, scores, language, most, isFree }: Choice): ReadonlyArray<Utterance> => {
  const defines = cuesOf(language)?.defines
  return defines === undefined ? [] : pick(said.filter((one) => isFree(one) && defines.test(one.text)), scores, most)
}

/** Sentences that give an example. */
export const examplesIn = ({ said, scores, language, most, isFree }: Choice): ReadonlyArray<Utterance> => {
  const gives = cuesOf(language)?.illustrates
  if (gives === undefined) return []
  return pick(
    said.filter((one) => isFree(one) && one.terms.length >= minTerms && gives.test(one.text)),
    scores,
    most,
  )
}

/** Why someone calls: what they say first, when they have been greeted. */
export const reasonFor = (said: ReadonlyArray<Utterance>, language: Language): Utterance | undefined => {
  const called = said.slice(0, welcomeWithin).find(({ text }) => welcoming.test(text)) ?? said[0]
  return said.find((one) =>
    one.speaker !== called?.speaker && !one.isQuestion && !one.isChatter && !language.isFragment(one.text)
    && (one.terms.length > minTerms || (one.terms.length > 1 && one.text.length > longEnough))
  )
}

const longEnough = 40
/** The person who says this took the call, even if the caller spoke first. */
const welcoming =
  /\b(?:how (?:can|may) i help|(?:you're|you are) (?:speaking|talking) (?:to|with)|thank(?:s| you) for calling)\b/i
const welcomeWithin = 6

const quotable = { min: 40, max: 260, terms: 4 }
const heartfelt =
  /\b(?:i|we|my|our)\b.*\b(?:love|hate|believe|learn(?:ed|t)|never|always|chang(?:ed|es)|feel|felt|proud|afraid|wish|remember|promised?|dream)\b|\b(?:the (?:best|worst|hardest|biggest|most)|nobody|everything)\b/i

/** What was said in words that are worth keeping, by those who were asked, and who said it. */
export const quotesIn = ({ said, scores, most, isFree }: Choice): ReadonlyArray<Utterance> => {
  const answerers = answerersIn(said)
  const moved = said.map(({ text }, index) => (scores[index] ?? 0) + (heartfelt.test(text) ? 3 : 0))
  const candidates = said.filter((one) =>
    isFree(one) && one.speaker !== null && answerers.has(one.speaker)
    && one.terms.length >= quotable.terms && one.quote.length >= quotable.min && one.quote.length <= quotable.max
  )
  return pick(candidates, moved, most)
}

/** A quotation is as it was said but for the noises of speech, and says by whom. */
export const quotationOf = (one: Utterance, language: string): Point => ({
  ...pointOf(one),
  text: `${one.speaker ?? ""}${separators[language] ?? ": "}${quoted(one.text, language)}`,
})

const separators: Readonly<Record<string, string>> = { fr: "\u00A0: ", ja: "：", zh: "：" }
