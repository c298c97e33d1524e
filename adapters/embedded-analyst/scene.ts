import type { DialogueWords } from "./data/dialogue-words.ts"
import type { Language } from "./language.ts"
import { type Move, noMove } from "./moves.ts"
import type { Utterance } from "./utterances.ts"

/** A conversation at a point where something is open. */
export interface Scene {
  readonly said: ReadonlyArray<Utterance>
  /** One for each utterance. */
  readonly moves: ReadonlyArray<Move>
  /** The words of the speakers' names. */
  readonly names: ReadonlySet<string>
  /** Who says clearly more than their share. */
  readonly talkers: ReadonlySet<string | null>
  readonly known: DialogueWords
  readonly language: Language
  /** Where the open subject begins. */
  readonly from: number
}

export const moveAt = ({ moves }: Scene, index: number): Move => moves[index] ?? noMove

/** Asks or proposes. */
export const isOpen = ({ index }: Utterance, scene: Scene): boolean => {
  const { asks, proposes, isChoice } = moveAt(scene, index)
  return asks || proposes || isChoice
}

/** Someone else says it, in another line. */
export const isOther = (one: Utterance, other: Utterance): boolean =>
  one.position !== other.position && (one.speaker === null || one.speaker !== other.speaker)
