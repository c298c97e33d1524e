import type { Point } from "#domain/analysis/analysis.ts"
import type { Duty, Language } from "./language.ts"
import { alike } from "./pick.ts"
import type { Utterance } from "./utterances.ts"

interface Found extends Duty {
  readonly utterance: Utterance
  readonly segments: Point["segments"]
}

const repliesWithin = 2
const remembered = 300
const maxCited = 8
const unnamed = /^(?:speaker|spk|说话人|发言人|讲话人|话者|화자)[ _-]*\w{0,3}$/i

/** Action items: promises and requests without repetitions; a request is merged with its acceptance. */
export const dutiesIn = (said: ReadonlyArray<Utterance>, language: Language): ReadonlyArray<Point> => {
  const names = [...new Set(said.map(({ speaker }) => speaker).filter((name) => name !== null && !unnamed.test(name)))]
    .filter((name) => name !== null)
  const found: Array<Found> = []
  for (const utterance of said) {
    if (utterance.isChatter && !language.accepts(utterance.quote)) continue
    const duties = language.duties(utterance.text, utterance.speaker, names)
    const before = found.at(-1)
    if (before !== undefined && isReply(before, utterance, language)) {
      found[found.length - 1] = accepted(before, utterance, duties[0])
      continue
    }
    for (const duty of duties) found.push({ ...duty, utterance, segments: [utterance.segment] })
  }
  return distinct(found, language).map(({ text, owner, due, utterance, segments }) => ({
    text,
    segments,
    quote: utterance.quote,
    owner,
    due,
  }))
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
        segments: joined(twin.duty.segments, duty.utterance).slice(0, maxCited),
      }
    }
  }
  return kept.map(({ duty }) => duty)
}

const isReply = (before: Found, { position, speaker, quote }: Utterance, language: Language): boolean =>
  before.isRequest && speaker !== before.utterance.speaker && position - before.utterance.position <= repliesWithin
  && position > before.utterance.position && language.accepts(quote)

/** The person asked by name stays the owner, unless another known speaker accepts. */
const accepted = (asked: Found, reply: Utterance, promise: Duty | undefined): Found => {
  const isKnown = reply.speaker !== null && !unnamed.test(reply.speaker)
  const owner = isKnown ? reply.speaker : asked.owner ?? reply.speaker
  const isFuller = promise !== undefined && promise.text.length >= asked.text.length
  return {
    text: isFuller ? promise.text : asked.text,
    owner,
    due: promise?.due ?? asked.due,
    isRequest: promise === undefined,
    utterance: isFuller ? reply : asked.utterance,
    segments: joined(asked.segments, reply),
  }
}

const isSame = (a: Duty, b: Duty): boolean => a.owner === null || b.owner === null || a.owner === b.owner

const joined = (
  segments: Point["segments"],
  { segment }: Utterance,
): Point["segments"] => [...new Set([...segments, segment])]
