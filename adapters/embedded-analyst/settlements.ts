import { onlyConfirms } from "./data/confirmations.ts"
import { checksConsent } from "./data/consent-checks.ts"
import { longEnough, sceneOf } from "./dialogue.ts"
import type { Language } from "./language.ts"
import { contentOf, includesAll, isIdle, isPutOff } from "./moves.ts"
import { announces, readingOf } from "./reading.ts"
import { isAssent, isRefusal, repliesTo } from "./replies.ts"
import { isOpen, moveAt, type Scene } from "./scene.ts"
import { clarityOf } from "./settling.ts"
import type { Ruling } from "./signs.ts"
import { proposalOf, subjectOf } from "./subject.ts"
import type { Utterance } from "./utterances.ts"

/** A line that settles what was open: a question, a choice, a proposal. */
export interface Settlement {
  readonly utterance: Utterance
  /** What it settles on, without "okay", "so" and "then"; empty if it only points to what was said. */
  readonly text: string
  /** The line that says what it is about, if it does not say so itself. */
  readonly subject: Utterance | null
  /** The line that agrees to it. */
  readonly agreed: Utterance | null
  /** Whether the signs speak for it, not only the rules for single sentences. */
  readonly isClear: boolean
}

interface Candidate {
  readonly utterance: Utterance
  readonly content: ReadonlyArray<string>
  readonly clarity: number
  readonly isRuled: boolean
}

/** A question stays open for this many sentences. */
export const openFor = 14
/** How clear a sentence has to be, by what the rules see in it. */
const enough: Readonly<Record<Ruling, number>> = { none: 0.2, alone: 0, agreed: -4 }
/** A short exchange shows too little: who leads it, what was open. What the rules see stands then. */
const enoughInShort: Readonly<Record<Ruling, number>> = { none: -1.2, alone: -9, agreed: -9 }
/** This near to each other, two lines settle the same thing, unless something is asked or proposed between them. */
const sameWithin = 3
/** This soon after, the same is said again, in more words or with a change. */
const againWithin = 5

/**
 * The lines that settle something, by the words of the language; null where these are not known.
 *
 * @param rulings The sentences in which the rules for single sentences see a decision.
 */
export const settlementsIn = (
  said: ReadonlyArray<Utterance>,
  language: Language,
  rulings: ReadonlyMap<Utterance, Ruling>,
): ReadonlyArray<Settlement> | null => {
  const scene = sceneOf(said, language)
  if (scene === null) return null
  const kept: Array<Candidate> = []
  for (const one of candidatesIn(scene, rulings).toSorted((a, b) => b.clarity - a.clarity)) {
    const at = kept.findIndex((other) => isSame(one, other, scene))
    const clearer = kept[at]
    if (clearer === undefined) kept.push(one)
    else if (saysAgain(one, clearer) && one.content.length > clearer.content.length) kept[at] = one
  }
  const found = kept.toSorted((a, b) => a.utterance.index - b.utterance.index)
  return found.map(({ utterance, clarity }, nth) => {
    const last = found[nth - 1]?.utterance.index ?? -1
    const from = Math.max(last + 1, utterance.index - openFor)
    return settlementAt(utterance, clarity, { ...scene, from })
  })
}

const candidatesIn = (scene: Scene, rulings: ReadonlyMap<Utterance, Ruling>): ReadonlyArray<Candidate> => {
  const isShort = scene.said.length < longEnough
  const least = isShort ? enoughInShort : enough
  const allowance = isShort ? 0 : scene.known.allowance
  return scene.said.flatMap((utterance) => {
    const { words } = moveAt(scene, utterance.index)
    const content = contentOf(words, scene.known)
    const ruling = rulings.get(utterance) ?? (isDeferred(utterance, scene) ? "agreed" : "none")
    const open: Scene = { ...scene, from: Math.max(0, utterance.index - openFor) }
    if (ruling === "none" && (content.length === 0 || leadsOn(utterance, open))) return []
    const clarity = clarityOf(utterance, open, ruling)
    return clarity + allowance > least[ruling] ? [{ utterance, content, clarity, isRuled: ruling !== "none" }] : []
  })
}

/** "Can we park that till Bill's back?" – "Yep." */
const isDeferred = (utterance: Utterance, scene: Scene): boolean =>
  isPutOff(moveAt(scene, utterance.index).words, scene.known)
  && repliesTo(utterance, scene).some((reply) => isAssent(reply, utterance, scene))

/** "Let's begin", "First, the oven", "That's agreed", and what is refused: settles nothing. */
const leadsOn = (utterance: Utterance, scene: Scene): boolean => {
  const { words } = moveAt(scene, utterance.index)
  return greets(utterance, scene) || onlyConfirms(scene.language.code, utterance.text) ||
    (isIdle(words, scene.known) && !isPutOff(words, scene.known))
    || announces(utterance, readingOf(utterance, scene), scene)
    || repliesTo(utterance, scene).some((reply) => isRefusal(reply, scene))
}

/** "Morning, Bill.", but not after "Morning or afternoon?" */
const greets = ({ index }: Utterance, scene: Scene): boolean => {
  const { said, known, names, from } = scene
  const content = contentOf(moveAt(scene, index).words, known).filter((word) => !names.has(word))
  const isOption = said.slice(from, index).some((one) =>
    isOpen(one, scene) && includesAll(moveAt(scene, one.index).spoken, content)
  )
  return content.length > 0 && content.every((word) => known.greetings.has(word)) && !isOption
}

const isSame = (one: Candidate, other: Candidate, scene: Scene): boolean => {
  const [first, last] = [one.utterance.index, other.utterance.index].toSorted((a, b) => a - b)
  if (first === undefined || last === undefined) return false
  if (saysAgain(one, other)) return true
  if (last - first === 1) return !(one.isRuled && other.isRuled)
  if (last - first > sameWithin) return false
  return !scene.said.slice(first + 1, last).some((between) => opensAnew(between, scene))
}

/** "Blue scarves." – "Right, black with blue scarves." */
const saysAgain = (one: Candidate, other: Candidate): boolean =>
  Math.abs(one.utterance.index - other.utterance.index) <= againWithin && one.content.length > 0
  && other.content.length > 0
  && (includesAll(one.content, other.content) || includesAll(other.content, one.content))

const opensAnew = (one: Utterance, scene: Scene): boolean =>
  (isOpen(one, scene) || scene.language.announces(one.text) !== null) && !checksConsent(scene.language.code, one.text)

const settlementAt = (utterance: Utterance, clarity: number, scene: Scene): Settlement => {
  const isClear = clarity > 0
  const proposal = proposalOf(utterance, scene)
  if (proposal !== null) {
    return {
      utterance: proposal,
      text: scene.language.decidedPart(proposal.text).replace(/[.!]$/u, ""),
      subject: null,
      agreed: utterance,
      isClear,
    }
  }
  return {
    utterance,
    text: scene.language.decidedPart(scene.language.tidy(moveAt(scene, utterance.index).body)).replace(/[.!?]$/u, ""),
    subject: subjectOf(utterance, scene),
    agreed: repliesTo(utterance, scene).find((reply) => isAssent(reply, utterance, scene)) ?? null,
    isClear,
  }
}
