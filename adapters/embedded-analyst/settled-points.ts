import type { Point } from "#domain/analysis/analysis.ts"
import type { Language } from "./language.ts"
import { pointOf, withSubject } from "./points.ts"
import { type Settlement, settlementsIn } from "./settlements.ts"
import type { Ruling } from "./signs.ts"
import type { Utterance } from "./utterances.ts"

/** A decision as a point of the summary, and the sentence it is from. */
export interface Decision {
  readonly utterance: Utterance
  /** Sentences that the point repeats: its own, an answer, what it is about. */
  readonly repeated: ReadonlyArray<Utterance>
  /** Sentences by which it is agreed to. */
  readonly agreed: ReadonlyArray<Utterance>
  readonly point: Point
}

/** What was settled, in the order of the conversation; null where the words of the language are not known. */
export const settledIn = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  ruled: ReadonlyArray<Decision>,
): ReadonlyArray<Decision> | null => {
  const bySentence = new Map(ruled.map((one) => [one.utterance, one]))
  return settlementsIn(said, language, rulingsOf(ruled, language))?.map((one) => {
    const known = bySentence.get(one.utterance)
    return known !== undefined && !tells(one) ? known : settledPoint(one, language)
  }) ?? null
}

/** Says enough of its sentence: where nothing marks it, "we've agreed then we rent it" may be cut too soon. */
const tells = ({ isClear, text, utterance }: Settlement): boolean =>
  isClear && text !== "" && utterance.text.length - text.length < Math.max(text.length, mostCut)

/** Characters that "okay", "then" and the like take up at most. */
const mostCut = 25

/** What the rules see in each sentence. A vote is agreed to, and so is what is said to be decided. */
export const rulingsOf = (ruled: ReadonlyArray<Decision>, language: Language): ReadonlyMap<Utterance, Ruling> =>
  new Map(ruled.map(({ utterance, agreed, repeated }) => {
    const kind = language.decides(utterance.text)
    const isOutright = kind === "voted" || (kind === "made" && !told.test(utterance.text))
    return [utterance, isOutright || agreed.length > 0 || repeated.length > 1 ? "agreed" : "alone"]
  }))

/** "We decided on a warning", "it was decided for you": not here and now. */
const told =
  /\b(?:we(?: then| all| both)? (?:agreed|decided|chose|settled|voted)|(?:was|were) (?:agreed|decided|to))\b/i

const settledPoint = ({ utterance, text, subject, agreed }: Settlement, language: Language): Decision => {
  const others = [subject, agreed].filter((one) => one !== null)
  return {
    utterance,
    repeated: [utterance, ...(subject === null ? [] : [subject])],
    agreed: agreed === null ? [] : [agreed],
    point: { ...pointOf(utterance, others), text: withSubject(`${text}.`, subject, language.code) },
  }
}
