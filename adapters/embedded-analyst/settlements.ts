import { sceneOf } from "./dialogue.ts"
import type { Language } from "./language.ts"
import { contentOf, includesAll } from "./moves.ts"
import { isAssent, repliesTo } from "./replies.ts"
import { moveAt, type Scene } from "./scene.ts"
import { settles } from "./settling.ts"
import { proposalOf, subjectOf } from "./subject.ts"
import type { Utterance } from "./utterances.ts"

/** A line that settles what was open: a question, a choice, a proposal. */
export interface Settlement {
  readonly utterance: Utterance
  /** What it settles on, without "okay", "so" and "then". */
  readonly text: string
  /** The line that says what it is about, if it does not say so itself. */
  readonly subject: Utterance | null
  /** The line that agrees to it. */
  readonly agreed: Utterance | null
}

interface Settled extends Settlement {
  /** Where its subject begins. */
  readonly from: number
}

/** A question stays open for so many sentences. */
const openFor = 14
/** So soon after, the same is said again, in more words or with a change: "Blue scarves." – "Right, black with blue scarves." */
const againWithin = 4

/** The lines that settle something, by the words of the language; none where these are not known. */
export const settlementsIn = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Settlement> => {
  const whole = sceneOf(said, language)
  if (whole === null) return []
  const found: Array<Settled> = []
  for (const utterance of said) {
    const last = found.at(-1)
    const from = Math.max(last === undefined ? 0 : last.utterance.index + 1, utterance.index - openFor)
    const scene: Scene = { ...whole, from }
    const before: Scene = { ...scene, from: last?.from ?? 0 }
    if (last !== undefined && isAgain(utterance, last.utterance, before)) {
      const saysMore = contentAt(utterance, before).length > contentAt(last.utterance, before).length
      if (saysMore && settles(utterance, before)) found[found.length - 1] = settlementAt(utterance, before)
    } else if (settles(utterance, scene)) found.push(settlementAt(utterance, scene))
  }
  return found
}

const contentAt = ({ index }: Utterance, scene: Scene): ReadonlyArray<string> =>
  contentOf(moveAt(scene, index).words, scene.known)

const isAgain = (now: Utterance, then: Utterance, scene: Scene): boolean => {
  const [later, earlier] = [contentAt(now, scene), contentAt(then, scene)]
  return now.index - then.index <= againWithin && later.length > 0
    && (includesAll(later, earlier) || includesAll(earlier, later))
}

const settlementAt = (utterance: Utterance, scene: Scene): Settled => {
  const { from } = scene
  const proposal = proposalOf(utterance, scene)
  if (proposal !== null) {
    return {
      utterance: proposal,
      text: scene.language.decidedPart(proposal.text).replace(/[.!]$/u, ""),
      subject: null,
      agreed: utterance,
      from,
    }
  }
  return {
    utterance,
    text: capital(moveAt(scene, utterance.index).body),
    subject: subjectOf(utterance, scene),
    agreed: repliesTo(utterance, scene).find((reply) => isAssent(reply, utterance, scene)) ?? null,
    from,
  }
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
