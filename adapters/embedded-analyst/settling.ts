import { isAmong, isIdle, isShortened, leading } from "./moves.ts"
import { isIdleRemark, type Reading, readingOf, sameTurn, turnBefore } from "./reading.ts"
import { isRefusal, takesOn } from "./replies.ts"
import { isOther, moveAt, type Scene } from "./scene.ts"
import type { Utterance } from "./utterances.ts"

/** What speaks for or against something, and how much. */
type Evidence = ReadonlyArray<readonly [weight: number, holds: boolean]>

const sumOf = (evidence: Evidence): number => evidence.reduce((sum, [weight, holds]) => holds ? sum + weight : sum, 0)

const enough = 4
/** So much needs no word of what was said before. */
const clear = 3
const longLine = 22

/**
 * Whether a line ends what is open: a question what to do, a choice, a proposal. It has to act as such an end, and to
 * name something; the rest is weighed.
 */
export const settles = (utterance: Utterance, scene: Scene): boolean => {
  const reading = readingOf(utterance, scene)
  if (reading.content.length === 0 || isIdleRemark(utterance, reading, scene)) return false
  if (reading.open.length === 0 && !standsAlone(reading, scene)) return false
  const acts = actsOf(utterance, reading, scene)
  return acts > 0 && isTied(utterance, reading, acts, scene)
    && acts + besides(utterance, reading, scene) >= enough
}

/** "Then the one by the mill." – "Okay.", "Tuesday at nine." – "That'd be ideal.": nobody has asked. */
const standsAlone = (
  { move, isName, isMeasured, isPutOff, isAgreed, isWelcome }: Reading,
  scene: Scene,
): boolean =>
  (isPutOff && isAgreed) || !move.proposes
    && (move.concludes
      ? isAgreed && (isName || scene.known.weVerb.test(move.words[0] ?? ""))
      : isName && isMeasured && isWelcome)

/** Is about what was said, or needs not to be: a date, an answer, a clear conclusion. */
const isTied = (utterance: Utterance, reading: Reading, acts: number, { known }: Scene): boolean =>
  reading.shared.length > 0 || reading.isForAll || reading.isPutOff || reading.isMeasured
  || isAnswer(utterance, reading)
  || acts > clear || (acts === clear && !reading.move.words.some((word) => known.pointing.has(word)))

/** "Which one do we drop?" – "The long one." – "Seconded." */
const isAnswer = (utterance: Utterance, { isName, isWelcome, asked, previous }: Reading): boolean =>
  isName && isWelcome && asked !== undefined && asked === previous && isOther(asked, utterance)

const actsOf = (utterance: Utterance, reading: Reading, scene: Scene): number => {
  const { move, others, isForAll, isAgreed } = reading
  const turn = turnBefore(utterance, scene)
  const after = sameTurn(utterance, scene)
  return sumOf([
    // "Okay, …", "Right. …"
    [1, move.takesUp || turn.suits || (turn.takesUp && turn.words.length === 0)],
    // "Fair point. …"
    [1, move.agrees || turn.agrees],
    // "No, we'll leave them out."
    [1, move.refuses && isForAll],
    // "So …", "Then …", "… it is"
    [isForAll ? 3 : 2, move.concludes],
    // "… works for me"
    [1, move.suits],
    [3, reading.isPutOff],
    [1, reading.isAskers],
    [1, isAgreed || moveAt(scene, others.at(-1)?.index ?? -1).agrees],
    [1, reading.isWelcome],
    // "Friday. I'll tell them."
    [1, reading.isName && after !== null && takesOn(after, scene)],
  ])
}

const besides = (utterance: Utterance, reading: Reading, scene: Scene): number => {
  const { move: { words, takesUp, concludes, suits }, content, shared, open, replies, previous } = reading
  const { isForAll, isPutOff } = reading
  const { known } = scene
  const [first = ""] = words
  const verb = words.slice(1).find((word) => !known.between.has(word)) ?? ""
  const end = words.findIndex((word, at) => at > 0 && known.subordinates.has(word))
  const clause = end < 0 ? words : words.slice(0, end)
  const isFact = previous !== undefined && moveAt(scene, previous.index).asksForFact && isOther(previous, utterance)
  return sumOf([
    [1, isForAll],
    [1, reading.isName],
    // "Tuesday at nine." – "Perfect."
    [1, reading.isName && reading.isMeasured && (reading.isWelcome || reading.isAskers)],
    [1, isAnswer(utterance, reading)],
    [1, replies.some((reply) => takesOn(reply, scene))],
    [1, shared.length > 0],
    [1, shared.length * 2 >= content.length],
    // "Black or grey?" – "Grey."
    [
      1,
      open.some((one) =>
        moveAt(scene, one.index).isChoice && shared.some((word) => isAmong(word, moveAt(scene, one.index).spoken))
      ),
    ],
    [-1, open.length > 0 && !isPutOff && open.every((one) => moveAt(scene, one.index).asksForFact)],
    // "How long would it take?" – "Three days."
    [-2, isFact && !takesUp && !concludes && !suits],
    [-3, replies.some((reply) => isRefusal(reply, scene))],
    // "The lake is closer." argues, unless others agree outright.
    [
      -2,
      !replies.some(({ index }) => moveAt(scene, index).agrees) && !isForAll && !isPutOff && !takesUp && !concludes &&
      !suits &&
      words.some((word) => known.states.has(word)),
    ],
    // "I …", "it's …", "Ben's …"
    [-4, !isForAll && !isPutOff && (leading(words, known.neverFirst) > 0 || isShortened(first))],
    // "Maybe Friday", "green is too loud for me", "we stayed for seven hours", but not "Friday, if I can"
    [-3, clause.some((word) => known.unsure.has(word) || known.mine.has(word)) || (isForAll && known.past.test(verb))],
    // "We'll see", "Let's begin"
    [-4, isIdle(words, known) && !isPutOff],
    [-2, words.length > longLine],
  ])
}
