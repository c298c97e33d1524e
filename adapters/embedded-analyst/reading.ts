import { contentOf, includesAll, isAmong, isBare, isPutOff, type Move, noMove, speaksForAll } from "./moves.ts"
import { isAssent, isWelcome, repliesTo } from "./replies.ts"
import { isOpen, isOther, moveAt, type Scene } from "./scene.ts"
import type { Utterance } from "./utterances.ts"

/** A line as a possible end of what is open. */
export interface Reading {
  readonly move: Move
  /** Its words that name something, and those of them that were said before. */
  readonly content: ReadonlyArray<string>
  readonly shared: ReadonlyArray<string>
  /** What was asked and proposed before it, and the last question that is not one for a fact. */
  readonly open: ReadonlyArray<Utterance>
  readonly asked: Utterance | undefined
  /** What was said last. */
  readonly previous: Utterance | undefined
  readonly replies: ReadonlyArray<Utterance>
  readonly isAgreed: boolean
  readonly isWelcome: boolean
  /** Speaks for all: "We …", "Let's …", "Then it's a no." */
  readonly isForAll: boolean
  /** Nothing but a name, a figure or an order: "Grey." */
  readonly isName: boolean
  /** Holds a date or a figure. */
  readonly isMeasured: boolean
  /** "Let's come back to that next month." */
  readonly isPutOff: boolean
}

const longName = 8

export const readingOf = (utterance: Utterance, scene: Scene): Reading => {
  const { said, known, language, from } = scene
  const move = moveAt(scene, utterance.index)
  const { words } = move
  const before = said.slice(from, utterance.index).filter(({ position }) => position < utterance.position)
  const open = before.filter((one) => isOpen(one, scene))
  const others = before.filter((one) => isOther(one, utterance))
  const heard = [...others, ...open].flatMap(({ index }) => moveAt(scene, index).named)
  const content = contentOf(words, known)
  const asked = open.findLast(({ index }) => moveAt(scene, index).asks && !moveAt(scene, index).asksForFact)
  const replies = repliesTo(utterance, scene)
  return {
    move,
    content,
    shared: content.filter((word) => isAmong(word, heard)),
    open,
    asked,
    previous: before.at(-1),
    replies,
    isAgreed: replies.some((reply) => isAssent(reply, utterance, scene)),
    isWelcome: replies.some((reply) => isWelcome(reply, scene)),
    isForAll: speaksForAll(words, known) || known.denies.has(words.join(" ")),
    isName: isName(utterance, scene) && words.length <= longName,
    isMeasured: language.dueIn(utterance.text) !== null || language.figure(utterance.text) > 0,
    isPutOff: isPutOff(words, known),
  }
}

/** "The ninth", "twenty-five", but not "the band wants two thousand". */
const isName = ({ index, text }: Utterance, scene: Scene): boolean => {
  const { words } = moveAt(scene, index)
  return isBare(words, scene.known)
    && (!scene.known.articles.has(words[0] ?? "") || (words.length < longName && scene.language.isFragment(text)))
}

/** What its speaker has just said, in the same line. */
export const turnBefore = ({ index, position }: Utterance, scene: Scene): Move => {
  const before = scene.said[index - 1]
  return before?.position === position ? moveAt(scene, before.index) : noMove
}

const hasMove = ({ takesUp, agrees, concludes, suits }: Move): boolean => takesUp || agrees || concludes || suits

/** Only sounds like an end. */
export const isIdleRemark = (one: Utterance, reading: Reading, scene: Scene): boolean =>
  announces(one, reading, scene) || wonders(one, reading, scene) || notes(one, reading, scene)
  || isVague(reading, scene) || isCalled(reading, scene)

/** "The roof.", but neither as an answer nor as one of the options. */
export const announces = (one: Utterance, { move, content, open, asked, previous }: Reading, scene: Scene): boolean => {
  const turn = turnBefore(one, scene)
  const isOption = (move.concludes || turn.suits || turn.takesUp) &&
    open.some(({ index }) => includesAll(moveAt(scene, index).spoken, content))
  return scene.language.announces(one.text) !== null && !isOption && (asked === undefined || asked !== previous)
}

/** "In March? She'd freeze." Only a proposal can be agreed to, and what others welcome: "Monday?" – "Works for me." */
const wonders = (one: Utterance, { move, isAgreed, isWelcome }: Reading, scene: Scene): boolean => {
  if (!move.asks) return false
  const isLast = scene.said[one.index + 1]?.position !== one.position
  const isMeant = move.takesUp || move.agrees || move.concludes || move.proposes
  return !(isAgreed && isMeant) && !(isWelcome && isLast)
}

/** "Seven hours.", after it was said: takes note. */
const notes = (one: Utterance, { move, content }: Reading, scene: Scene): boolean => {
  const [earlier, before] = [scene.said[one.index - 2], scene.said[one.index - 1]]
  return before !== undefined && isOther(before, one) && !isOpen(before, scene) && !move.concludes && !move.suits
    && !(isName(before, scene) && earlier !== undefined && isOpen(earlier, scene)) &&
    includesAll(moveAt(scene, before.index).named, content)
}

/** "Send it to her." is an order, "okay, send it to her" takes up what was said. */
const isVague = ({ move, content, isForAll, isWelcome }: Reading, { known }: Scene): boolean =>
  content.length === 1 && move.words.some((word) => known.pointing.has(word)) && !hasMove(move) && !isForAll &&
  !isWelcome

/** "And Fatima?", but not "Fatima, then". */
const isCalled = ({ move, content }: Reading, { names }: Scene): boolean =>
  content.length === 1 && !move.concludes && names.has(content[0] ?? "")
