import { checksConsent } from "./data/consent-checks.ts"
import type { DialogueWords } from "./data/dialogue-words.ts"
import { nobody } from "./language.ts"
import { contentOf, includesAll, isAmong, isBare, speaksForAll } from "./moves.ts"
import { isOpen, isOther, moveAt, type Scene } from "./scene.ts"
import type { Utterance } from "./utterances.ts"

/** The line that says what is settled, if the settling line does not say it itself: "Four" – "Dividend." */
export const subjectOf = (utterance: Utterance, scene: Scene): Utterance | null => {
  const { words } = moveAt(scene, utterance.index)
  const own = contentOf(words, scene.known)
  if (isSelfContained(words, scene.known)) return null
  const isRefusal = scene.known.refuses.has(words[0] ?? "")
  const candidates = scene.said.slice(scene.from, utterance.index)
    .filter((one) => isSubject(one, utterance, scene) && (!isRefusal || sharesWord(one, own, scene)))
    .map((one) => ({ one, worth: worthOf(one, own, scene) - (utterance.index - one.index) * decay }))
  return candidates.toSorted((a, b) => b.worth - a.worth)[0]?.one ?? null
}

/** Says what it is about: by four words that name something, three in a sentence, two in "Let's …". */
const isSelfContained = (words: ReadonlyArray<string>, known: DialogueWords): boolean => {
  const named = contentOf(words, known).length
  if (words.slice(0, pointsWithin).some((word) => known.pointing.has(word))) return false
  return named >= (speaksForAll(words, known) ? 2 : isBare(words, known) ? 4 : 3)
}

/** "Leave it in until they've moved", but not "the garage stays empty, we keep it". */
const pointsWithin = 5

/** What was said last is the likelier subject. */
const decay = 0.25

/** Asks, proposes or announces, and names something that the settling line does not. */
const isSubject = (one: Utterance, utterance: Utterance, scene: Scene): boolean => {
  const own = contentOf(moveAt(scene, utterance.index).words, scene.known)
  const isNew = (word: string): boolean => !isAmong(word, own) && !scene.names.has(word)
  return !isAskedFor(one, scene) && !moveAt(scene, one.index).asksForFact &&
    !checksConsent(scene.language.code, one.text)
    && (isOpen(one, scene) || isTopic(one, scene)) && moveAt(scene, one.index).named.some(isNew)
}

/** "No plaque." says itself what it is about; so it needs only what was said about a plaque. */
const sharesWord = ({ index }: Utterance, own: ReadonlyArray<string>, scene: Scene): boolean =>
  moveAt(scene, index).named.some((word) => isAmong(word, own))

const worthOf = (one: Utterance, own: ReadonlyArray<string>, scene: Scene): number => {
  const { named, spoken, isChoice, asks, proposes } = moveAt(scene, one.index)
  const shared = named.filter((word) => isAmong(word, own)).length
  const isPointing = spoken.some((word) => scene.known.pointing.has(word))
  return Math.min(2 * shared, 3) + Math.min(named.length - shared, 2)
    + (isChoice && shared > 0 ? 2 : 0) + (asks || proposes ? 1 : 0)
    - (isPointing ? 1.5 : 0)
}

/** "Let's take the smaller boat." – "Fine, the smaller boat.": the proposal says better what is settled. */
export const proposalOf = (utterance: Utterance, scene: Scene): Utterance | null => {
  const own = contentOf(moveAt(scene, utterance.index).words, scene.known)
  return scene.said.slice(scene.from, utterance.index).findLast((one) => {
    const { words, asks, isChoice, proposes } = moveAt(scene, one.index)
    return !asks && !isChoice && proposes && speaksForAll(words, scene.known)
      && isSelfContained(words, scene.known) && isMostOf(own, contentOf(words, scene.known))
  }) ?? null
}

const isMostOf = (some: ReadonlyArray<string>, all: ReadonlyArray<string>): boolean =>
  includesAll(all, some) && some.length * 2 >= all.length

/** "Christmas lights.", but neither as an answer nor after they were named. */
const isTopic = (one: Utterance, scene: Scene): boolean => {
  const before = scene.said[one.index - 1]
  const answers = before !== undefined && isOther(before, one) && moveAt(scene, before.index).asks
  const move = moveAt(scene, one.index)
  const repeats = before !== undefined
    && includesAll(moveAt(scene, before.index).named, contentOf(move.words, scene.known))
  const isBareName = !answers && !move.concludes && one.phrases.length > 0 && isBare(move.words, scene.known)
    && scene.language.isFragment(one.text) && scene.language.figure(one.text) === 0
  return !repeats && (isBareName || scene.language.announces(one.text) !== null)
}

/** Work that was asked for is listed elsewhere. */
const isAskedFor = ({ quote, speaker }: Utterance, { language }: Scene): boolean =>
  language.duties(quote, speaker, nobody).some(({ kind }) => kind === "promise" || kind === "request")
