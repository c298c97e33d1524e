import type { Point } from "#domain/analysis/analysis.ts"
import type { Utterance } from "./reading/utterances.ts"
import { answerersIn } from "./scenario.ts"
import { pointOf } from "./statements.ts"

const quotable = { min: 40, max: 260, terms: 4 }

/** What those who were asked said without stumbling; they may speak of themselves. */
export const isQuotable = (said: ReadonlyArray<Utterance>): (one: Utterance) => boolean => {
  const answerers = answerersIn(said)
  return ({ speaker, terms, quote, isSmooth, isQuestion, isChatter }) =>
    isSmooth && !isQuestion && !isChatter && speaker !== null && answerers.has(speaker) &&
    terms.length >= quotable.terms
    && quote.length >= quotable.min && quote.length <= quotable.max
}

/** A quotation is as it was said but for the noises of speech, and says by whom. */
export const quotationOf = (one: Utterance, language: string): Point => {
  const [before, after] = marks[language] ?? ["“", "”"]
  return { ...pointOf(one), text: `${one.speaker ?? ""}${separators[language] ?? ": "}${before}${one.text}${after}` }
}

const marks: Readonly<Record<string, readonly [before: string, after: string]>> = {
  de: ["„", "“"],
  es: ["«", "»"],
  fr: ["«\u00A0", "\u00A0»"],
  ja: ["「", "」"],
}
const separators: Readonly<Record<string, string>> = { fr: "\u00A0: ", ja: "：", zh: "：" }
