import type { DialogueWords } from "./data/dialogue-words.ts"
import type { Language } from "./language.ts"
import { has, leading, type Move, noMove, wordsOf } from "./moves.ts"
import type { Utterance } from "./utterances.ts"

/** A conversation at a point where something is open. */
export interface Scene {
  readonly said: ReadonlyArray<Utterance>
  /** One for each of what was said. */
  readonly moves: ReadonlyArray<Move>
  readonly known: DialogueWords
  readonly language: Language
  /** Where the open subject begins. */
  readonly from: number
}

export const moveAt = ({ moves }: Scene, index: number): Move => moves[index] ?? noMove

/** Asks or proposes. */
export const isOpen = (one: Utterance, scene: Scene): boolean =>
  asks(one, scene) || proposes(one, scene) || isChoice(one, scene)

export const asks = (one: Utterance, scene: Scene): boolean =>
  one.isQuestion || has(wordsOf(one.quote), scene.known.asks) || asksForFact(one, scene)

export const proposes = ({ quote }: Utterance, { known }: Scene): boolean => {
  const words = wordsOf(quote)
  return words.some((word, at) => {
    const length = leading(words.slice(at), known.proposes)
    return length > 1 || (length === 1 && !(known.all.has(word) && isIdle(words.slice(at), known)))
  })
}

/** "Let's begin", "We'll see": leads the conversation, and proposes nothing. */
export const isIdle = (words: ReadonlyArray<string>, { all, weVerb, idle, between }: DialogueWords): boolean => {
  const [first = "", ...rest] = words
  return weVerb.test(first)
    ? idle.has(first)
    : all.has(first) && idle.has(rest.find((word) => !between.has(word)) ?? "")
}

/** "Black or grey?" */
export const isChoice = ({ quote }: Utterance, { known }: Scene): boolean => wordsOf(quote).includes(known.or)

/** "Am I speaking to Mr Farrow?", "How much?": nothing has to be decided for that. */
export const asksForFact = (one: Utterance, scene: Scene): boolean =>
  !/[.!]$/u.test(one.quote) && !proposes(one, scene) && !isChoice(one, scene)
  && leading(moveAt(scene, one.index).words, scene.known.asksForFact) > 0

/** Someone else says it, in another line. */
export const isOther = (one: Utterance, other: Utterance): boolean =>
  one.position !== other.position && (one.speaker === null || one.speaker !== other.speaker)
