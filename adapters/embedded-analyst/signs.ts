import { isAmong, leading, wordsOf } from "./moves.ts"
import { isIdleRemark, type Reading, readingOf, turnBefore } from "./reading.ts"
import { isRefusal, takesOn } from "./replies.ts"
import { isOther, moveAt, type Scene } from "./scene.ts"
import type { Utterance } from "./utterances.ts"

/** Whether the rules for single sentences see a decision, and others agree to it. */
export type Ruling = "none" | "alone" | "agreed"

/** What is seen in, before and after a sentence that may be the end of what is open. */
export const signsOf = (utterance: Utterance, scene: Scene, ruling: Ruling) => {
  const reading = readingOf(utterance, scene)
  return {
    ...ownSigns(utterance, reading, scene),
    ...signsBefore(utterance, reading, scene),
    ...signsAfter(utterance, reading, scene),
    // Opens the conversation, as a chair does.
    isOpener: utterance.speaker !== null && utterance.speaker === scene.said[0]?.speaker,
    talksMost: scene.talkers.has(utterance.speaker),
    isRuled: ruling !== "none",
    isRuledAgreed: ruling === "agreed",
  }
}

const ownSigns = (utterance: Utterance, reading: Reading, { known }: Scene) => {
  const { move: { words, takesUp, refuses, concludes, asks, proposes }, isName, isMeasured, isForAll, isPutOff } =
    reading
  const end = words.findIndex((word, at) => at > 0 && known.subordinates.has(word))
  const clause = end < 0 ? words : words.slice(0, end)
  return {
    asks,
    hasQuestionMark: utterance.isQuestion,
    proposes,
    isChatter: utterance.isChatter,
    // "Okay, …", "No, …"
    takesUp,
    refuses,
    // "Okay, the boat."
    takesUpName: takesUp && isName,
    // "So …", "… then", "… it is"
    concludes,
    // "Let's come back to that next month."
    isPutOff,
    isName,
    // "No plaque."
    saysNo: known.refuses.has(words[0] ?? ""),
    // "Tuesday at nine."
    isMeasuredName: isName && isMeasured,
    // "We …", "Let's …"
    isForAll,
    // "I …", "it's …", "Ben's …"
    isOfOne: leading(words, known.neverFirst) > 0,
    // "Maybe Friday", but not "Friday, if I can"
    isUnsure: clause.some((word) => known.unsure.has(word)),
    isMine: clause.some((word) => known.mine.has(word)),
    // "That one", "leave it"
    points: words.some((word) => known.pointing.has(word)),
  }
}

const signsBefore = (utterance: Utterance, reading: Reading, scene: Scene) => {
  const { content, shared, open, previous } = reading
  const before = previous !== undefined && isOther(previous, utterance) ? moveAt(scene, previous.index) : null
  const turn = turnBefore(utterance, scene)
  return {
    nothingIsOpen: open.length === 0,
    isIdle: isIdleRemark(utterance, reading, scene),
    // "How long would it take?" – "Three days."
    afterFactQuestion: before?.asksForFact === true,
    afterQuestion: before?.asks === true && !before.asksForFact,
    sharesWord: shared.length > 0,
    sharesHalf: content.length > 0 && shared.length * 2 >= content.length,
    // In the words of another's question or proposal.
    takesProposal: open.some((one) => isOther(one, utterance) && names(one, content, scene)),
    // "Black or grey?" – "Grey."
    takesOption: open.some(({ index }) =>
      moveAt(scene, index).isChoice && shared.some((word) => isAmong(word, moveAt(scene, index).spoken))
    ),
    // "Right." – "No.", said just before in the same line
    hasTakenUp: turn.takesUp && turn.words.length === 0,
    hasAgreed: turn.agrees,
    hasRefused: turn.refuses,
  }
}

const names = ({ index }: Utterance, content: ReadonlyArray<string>, scene: Scene): boolean =>
  content.some((word) => isAmong(word, moveAt(scene, index).named))

const signsAfter = (utterance: Utterance, reading: Reading, scene: Scene) => {
  const { content, move, isAgreed, isWelcome, replies } = reading
  const { said } = scene
  const later = said.slice(utterance.index + 1, utterance.index + 1 + echoedWithin)
    .filter(({ position }) => position > utterance.position)
  const [reply] = replies
  return {
    isAgreed,
    isWelcome,
    isRefused: replies.some((one) => isRefusal(one, scene)),
    proposesAndIsAgreed: move.proposes && isAgreed,
    concludesAndIsAgreed: move.concludes && isAgreed,
    isReplyShort: reply !== undefined && wordsOf(reply.quote).length < shortReply,
    // "Friday. I'll tell them."
    takesItOn: said.slice(utterance.index + 1, utterance.index + 3).some((one) =>
      one.position === utterance.position && takesOn(one, scene)
    ),
    // "Friday." – "I'll tell them."
    isTakenOn: replies.some((one) => takesOn(one, scene)),
    isEchoed: content.length > 0 && later.some(({ index }) => {
      const { spoken } = moveAt(scene, index)
      return content.filter((word) => isAmong(word, spoken)).length * 2 >= content.length
    }),
    // "Blue it is. Next, the hall."
    isTopicOver: said.slice(utterance.index + 1, utterance.index + 4).some((one) =>
      one.position <= utterance.position + 2 && opensTopic(one, scene)
    ),
  }
}

/** "And now the bus." */
const opensTopic = ({ index }: Utterance, scene: Scene): boolean =>
  [0, 1, 2].some((from) => leading(moveAt(scene, index).spoken.slice(from), scene.known.nextTopics) > 0)

const echoedWithin = 12
const shortReply = 4
