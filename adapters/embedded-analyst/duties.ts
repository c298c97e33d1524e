import type { Point } from "#domain/analysis/analysis.ts"
import { answeredBy, type Found, isAsked, joined, openToAll, unnamed, volunteersWithin } from "./duty-answers.ts"
import { type Conversation, dutyPoint } from "./duty-point.ts"
import type { Duty, Language } from "./language.ts"
import { alike } from "./pick.ts"
import type { Utterance } from "./utterances.ts"

/** Action items: those that are certain, and those that may be meant. */
export interface Duties {
  readonly sure: ReadonlyArray<Point>
  readonly possible: ReadonlyArray<Point>
}

export interface Manner {
  /** People announce, they do not promise. */
  readonly isTalk: boolean
  /** Someone tells themselves what to do, so nothing has to say whose duty it is. */
  readonly isMemo: boolean
}

const remembered = 300
/** "Do it" means another thing later. */
const near = 4
const maxCited = 8

/** Promises and requests without repetitions; a request is merged with the reply. In a talk, people announce, they do not promise. */
export const dutiesIn = (
  conversation: Conversation,
  { isTalk, isMemo }: Manner,
): Duties => {
  const { said, language } = conversation
  const names = [...new Set(said.map(({ speaker }) => speaker).filter((name) => name !== null && !unnamed.test(name)))]
    .filter((name) => name !== null)
  const areMany = new Set(said.map(({ speaker }) => speaker)).size > 2
  const open: Array<Found> = []
  for (const utterance of said) {
    const duties = utterance.isChatter && !language.accepts(utterance.quote)
      ? []
      : language.duties(utterance.text, utterance.speaker, names)
    const answered = answeredBy(open, utterance, duties[0], { language, areMany })
    if (answered !== null) {
      if (answered.reply === null) open.splice(answered.at, 1)
      else open[answered.at] = answered.reply
    }
    for (const duty of answered === null ? duties : duties.slice(answered.used)) add(open, duty, utterance)
  }
  const all = distinct(
    open.filter((duty) =>
      !duty.isVague || duty.due !== null || duty.acceptedIn !== null ||
      (duty.kind === "promise" && reaching.test(duty.text))
    ),
    language,
  )
  const isDue = (duty: Found): boolean => isSure(duty, isTalk) || (isMemo && isNoted(duty))
  const sure = all.filter(isDue)
  const possible = all.filter((duty) =>
    !isDue(duty) && !duty.isVague && !duty.isConditional && (!isTalk || isAssigned(duty))
  )
  return {
    sure: sure.map((duty) => dutyPoint(duty, conversation)),
    possible: possible.map((duty) => dutyPoint(duty, conversation)),
  }
}

const pointing = /(?<!\p{L})(?:it|that|this|them|those|these)(?!\p{L})/iu
/** "I can add an alert." – "Could you do it before Monday?": what was offered is what is asked for. */
const takenUp = (open: ReadonlyArray<Found>, duty: Duty, utterance: Utterance): Found | null => {
  const before = open.at(-1)
  const isOffered = before !== undefined && before.acceptedIn === null && !pointing.test(before.text)
    && (before.kind === "offer" || before.kind === "promise") && before.utterance.speaker !== utterance.speaker
    && utterance.position - before.utterance.position === 1
  return isOffered && duty.isVague && isAsked(duty.kind)
    ? {
      ...before,
      isVague: false,
      due: duty.due ?? before.due,
      acceptedIn: utterance,
      segments: joined(before.segments, utterance),
    }
    : null
}

/** A vague promise right after another one adds its date: "I'll make a list. I'll send it by Friday." */
const add = (open: Array<Found>, duty: Duty, utterance: Utterance): void => {
  const offered = takenUp(open, duty, utterance)
  if (offered !== null) return void (open[open.length - 1] = offered)
  const before = open.at(-1)
  const last = before?.acceptedIn ?? before?.utterance
  const isRepeated = before !== undefined && before.acceptedIn !== null
    && before.text.toLowerCase().split(" ")[0] === duty.text.toLowerCase().split(" ")[0]
  const isTaken = before !== undefined && before.kind === "offer" && before.utterance.speaker === utterance.speaker
    && before.acceptedIn !== null && utterance.position - before.acceptedIn.position <= 1
  const takesIt = before !== undefined && before.acceptedIn === null && before.kind === "need"
    && openToAll.test(before.utterance.quote) && before.utterance.speaker === utterance.speaker && duty.isVague
    && duty.kind === "promise" && utterance.position - before.utterance.position <= volunteersWithin
  if (takesIt) {
    open[open.length - 1] = {
      ...before,
      owner: duty.owner,
      due: before.due ?? duty.due,
      acceptedIn: utterance,
      segments: joined(before.segments, utterance),
    }
    return
  }
  const isSameOrder = before !== undefined && before.utterance === utterance && isAsked(before.kind)
  const continues = before !== undefined && last !== undefined && (duty.isVague || isRepeated)
    && (isTaken || (last.speaker === utterance.speaker && utterance.index - last.index <= 1))
    && (isSameOrder || !isAsked(duty.kind)) && (before.acceptedIn !== null || duty.owner === before.owner)
  if (!continues) {
    open.push({ ...duty, utterance, segments: [utterance.segment], acceptedIn: null, answer: null })
    return
  }
  const isOneSentence = before.utterance === utterance
  open[open.length - 1] = {
    ...before,
    text: isOneSentence && !/^(?:have|do|get|make|be) /i.test(duty.text)
      ? `${before.text} and ${lowered(duty.text)}`
      : before.text,
    due: before.acceptedIn === null ? before.due ?? duty.due : duty.due ?? before.due,
    segments: joined(before.segments, utterance),
  }
}

const isSure = (
  { kind, owner, due, acceptedIn, isVague, isConditional, text }: Duty & Found,
  isTalk: boolean,
): boolean => {
  if (acceptedIn !== null) return true
  if (isConditional) return false
  const isDated = due !== null
  if (kind === "order" && !isTalk && !isVague) return true
  if (isAsked(kind)) return isDated || (owner !== null && !isTalk)
  if (isTalk) return kind === "promise" && isDated && owner !== null && handsOut.test(text)
  if (kind === "need") {
    return owner !== null && ((isDated && !due.startsWith("until")) || (!isVague && arranging.test(text)))
  }
  if (owner === null) return false
  return kind === "offer" ? isDated : isDated || !isVague || reaching.test(text)
}

/** "I have to check the contract with our lawyers": verbs that almost always mean work. */
const arranging =
  /^(?:check|ask|call|ring|phone|e-?mail|book|order|write|prepare|update|talk to|speak to|speak with|talk with|confirm|arrange|contact|review|clear|discuss|register|renew|submit|send) (?!(?:that|it|this|you)\b)/i

/** "I'll write to him", "I'll sign it": clear enough together with what was said before. */
const reaching =
  /^(?:(?:write to|call|ring|phone|e-?mail|text|ask|tell|remind|contact|chase|invite|talk to|speak to|message) (?:him|her|them)|(?:send|sign|book|order|print|pay|buy|fix|return|collect|post|upload|forward|submit|cancel|renew|replace) (?:it|them))\b/i

/** What a lecturer does for the students afterwards. */
const handsOut = /^(?:put|upload|send|post|e-?mail|share|publish|return|mark|release|hand|bring) /i

const isNoted = ({ kind, isVague, isConditional }: Duty): boolean => kind !== "offer" && !isVague && !isConditional

/** A note may say who does what by when. */
const isAssigned = ({ kind, owner, due }: Duty): boolean => kind === "assignment" && owner !== null && due !== null

/** A repeated action item adds its segments, and an owner or date if it has one, to the first mention. */
const distinct = (found: ReadonlyArray<Found>, language: Language): ReadonlyArray<Found> => {
  const kept: Array<{ duty: Found; readonly terms: ReadonlyArray<string> }> = []
  for (const duty of found) {
    const { terms } = language.read(duty.text)
    const twin = kept.slice(-remembered).find((other) =>
      isSame(other.duty, duty) && !(duty.isVague && duty.utterance.index - other.duty.utterance.index > near) && (
        alike(other.terms, terms) >= 0.75 || other.duty.text.toLowerCase() === duty.text.toLowerCase()
      )
    )
    if (twin === undefined) kept.push({ duty, terms })
    else {
      twin.duty = {
        ...twin.duty,
        owner: twin.duty.owner ?? duty.owner,
        due: twin.duty.due ?? duty.due,
        acceptedIn: twin.duty.acceptedIn ?? duty.acceptedIn,
        segments: joined(twin.duty.segments, duty.utterance).slice(0, maxCited),
      }
    }
  }
  return kept.map(({ duty }) => duty)
}

const isSame = (a: Duty, b: Duty): boolean => a.owner === null || b.owner === null || a.owner === b.owner

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
