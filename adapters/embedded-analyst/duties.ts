import type { Point } from "#domain/analysis/analysis.ts"
import { isPartial } from "./data/partial-answers.ts"
import { type DutyFound, dutyPoint } from "./duty-point.ts"
import type { Duty, Language } from "./language.ts"
import { alike } from "./pick.ts"
import type { Utterance } from "./utterances.ts"

/** Action items: those that are certain, and those that may be meant. */
export interface Duties {
  readonly sure: ReadonlyArray<Point>
  readonly possible: ReadonlyArray<Point>
}

interface Found extends DutyFound {
  /** The place where someone else agreed to it. */
  readonly acceptedIn: Utterance | null
}

const repliesWithin = 2
const remembered = 300
const maxCited = 8
const unnamed = /^(?:speaker|spk|说话人|发言人|讲话人|话者|화자)[ _-]*\w{0,3}$/i

/** Promises and requests without repetitions; a request is merged with the reply. In a talk, people announce, they do not promise. */
export const dutiesIn = (said: ReadonlyArray<Utterance>, language: Language, isTalk: boolean): Duties => {
  const names = [...new Set(said.map(({ speaker }) => speaker).filter((name) => name !== null && !unnamed.test(name)))]
    .filter((name) => name !== null)
  const open: Array<Found> = []
  for (const utterance of said) {
    const duties = utterance.isChatter && !language.accepts(utterance.quote)
      ? []
      : language.duties(utterance.text, utterance.speaker, names)
    const answered = answeredBy(open, utterance, duties[0], language)
    if (answered !== null) {
      if (answered.reply === null) open.splice(answered.at, 1)
      else open[answered.at] = answered.reply
    }
    for (const duty of answered === null ? duties : duties.slice(answered.used)) add(open, duty, utterance)
  }
  const all = distinct(open.filter((duty) => !duty.isVague || duty.due !== null || duty.acceptedIn !== null), language)
  const sure = all.filter((duty) => isSure(duty, isTalk))
  const possible = all.filter((duty) =>
    !isSure(duty, isTalk) && !duty.isVague && !duty.isConditional && (!isTalk || isAssigned(duty))
  )
  return {
    sure: sure.map((duty) => dutyPoint(duty, said, language)),
    possible: possible.map((duty) => dutyPoint(duty, said, language)),
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
  const continues = before !== undefined && last !== undefined && (duty.isVague || isRepeated)
    && last.speaker === utterance.speaker && utterance.index - last.index <= 1 && !isAsked(duty.kind)
    && (before.acceptedIn !== null || duty.owner === before.owner)
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

const isSure = ({ kind, owner, due, acceptedIn, isVague, isConditional }: Duty & Found, isTalk: boolean): boolean => {
  if (acceptedIn !== null) return true
  if (isConditional) return false
  const isDated = due !== null
  if (kind === "order" && !isTalk && !isVague) return true
  if (isAsked(kind)) return isDated || (owner !== null && !isTalk)
  if (isTalk) return false
  if (kind === "need") return isDated && owner !== null
  if (owner === null) return false
  return kind === "offer" ? isDated : isDated || !isVague
}

const isAsked = (kind: Duty["kind"]): boolean => kind === "request" || kind === "order"

/** A note may say who does what by when. */
const isAssigned = ({ kind, owner, due }: Duty): boolean => kind === "assignment" && owner !== null && due !== null

interface Answer {
  readonly at: number
  /** Null if the duty is off: declined, or done already. */
  readonly reply: Found | null
  /** How many duties of the reply went into it. */
  readonly used: number
}

/** Whether an utterance answers a request or an open need of another speaker: one of the last two. */
const answeredBy = (
  open: ReadonlyArray<Found>,
  reply: Utterance,
  promise: Duty | undefined,
  language: Language,
): Answer | null => {
  const latest = Math.max(0, open.length - 2)
  const at = latest +
    open.slice(latest).findLastIndex(({ utterance, acceptedIn }) =>
      acceptedIn === null && utterance.speaker !== reply.speaker && reply.position > utterance.position
      && reply.position - utterance.position <= repliesWithin
    )
  const asked = open[at]
  if (at < latest || asked === undefined) return null
  const isDirect = reply.position - asked.utterance.position === 1
  const offers = promise !== undefined && (promise.kind === "promise" || promise.kind === "offer")
  if (isAsked(asked.kind) && isDirect && isPartial(reply.quote, language.code)) {
    // What was not accepted stays to be done, so the item is kept whole, with the answer.
    return { at, reply: { ...accepted(asked, reply, undefined, false), answer: reply }, used: offers ? 1 : 0 }
  }
  if (isAsked(asked.kind) && isDirect && language.declines(reply.quote)) return { at, reply: null, used: 0 }
  if (asked.kind === "need" && !(offers && (promise.isVague || related(asked, promise, language)))) return null
  if (asked.kind === "promise" || asked.kind === "offer") return null
  if (!language.accepts(reply.quote) && !(offers && promise.isVague)) return null
  // A whole sentence is only taken where grammar is not analysed: "Oui, je les appelle demain."
  const isReply = promise !== undefined && promise.text === reply.text
  const elaborates = isReply && isDirect && language.accepts(reply.quote)
  const takesOver = offers && (promise.isVague || elaborates || related(asked, promise, language))
  const from = offers ? { ...promise, isVague: promise.isVague || elaborates } : undefined
  return { at, reply: accepted(asked, reply, from, takesOver), used: takesOver ? 1 : 0 }
}

const related = (asked: Duty, promise: Duty, language: Language): boolean =>
  alike(language.read(asked.text).terms, language.read(promise.text).terms) > 0.15

/** The person asked by name stays the owner, unless another known speaker accepts. */
const accepted = (asked: Found, reply: Utterance, promise: Duty | undefined, takesOver: boolean): Found => {
  const isKnown = reply.speaker !== null && !unnamed.test(reply.speaker)
  const owner = isKnown ? reply.speaker : asked.owner ?? reply.speaker
  const isFuller = takesOver && promise !== undefined && !promise.isVague && promise.text.length >= asked.text.length
  return {
    ...asked,
    text: isFuller ? promise.text : asked.text,
    owner,
    due: (takesOver ? promise?.due : null) ?? asked.due,
    acceptedIn: reply,
    isVague: asked.isVague && !isFuller,
    utterance: isFuller ? reply : asked.utterance,
    segments: joined(asked.segments, reply),
  }
}

/** A repeated action item adds its segments, and an owner or date if it has one, to the first mention. */
const distinct = (found: ReadonlyArray<Found>, language: Language): ReadonlyArray<Found> => {
  const kept: Array<{ duty: Found; readonly terms: ReadonlyArray<string> }> = []
  for (const duty of found) {
    const { terms } = language.read(duty.text)
    const twin = kept.slice(-remembered).find((other) =>
      isSame(other.duty, duty) && (
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

const joined = (
  segments: Point["segments"],
  { segment }: Utterance,
): Point["segments"] => [...new Set([...segments, segment])]

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
