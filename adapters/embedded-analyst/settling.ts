import { start, weights } from "./data/settling-weights.ts"
import type { Scene } from "./scene.ts"
import { type Ruling, signsOf } from "./signs.ts"
import type { Utterance } from "./utterances.ts"

/**
 * How clearly a sentence ends what is open: a question of what to do, a choice, a proposal. Above 0, it probably does; the
 * weights of the signs are those of a logistic regression over conversations with their decisions marked.
 */
export const clarityOf = (utterance: Utterance, scene: Scene, ruling: Ruling): number => {
  const signs: Readonly<Record<string, boolean>> = signsOf(utterance, scene, ruling)
  return Object.entries(weights).reduce((sum, [sign, weight]) => signs[sign] === true ? sum + weight : sum, start)
}
