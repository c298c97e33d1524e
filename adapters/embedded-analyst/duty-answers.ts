import type { Point } from "#domain/analysis/analysis.ts"
import { isPartial } from "./data/partial-answers.ts"
import type { DutyFound } from "./duty-point.ts"
import type { Duty, Language } from "./language.ts"
import { alike } from "./pick.ts"
import type { Utterance } from "./utterances.ts"

export interface Found extends DutyFound {
  /** The place where someone else agreed to it. */
  readonly acceptedIn: Utterance | null
}

const repliesWithin = 2
/** What is asked of nobody in particular may be refused by others first. */
export const volunteersWithin = 4
export const unnamed =
  /^(?:speaker|spk|s(?=\d)|sprecher|locuteur|hablante|orador|falante|说话人|发言人|讲话人|话者|화자)[ _-]*\w{0,3}$/i

export const isAsked = (kind: Duty["kind"]): boolean => kind === "request" || kind === "order"

export const joined = (
  segments: Point["segments"],
  { segment }: Utterance,
): Point["segments"] => [...new Set([...segments, segment])]

interface Answer {
  readonly at: number
  /** Null if the duty is off: declined, or done already. */
  readonly reply: Found | null
  /** How many duties of the reply went into it. */
  readonly used: number
}

/** Whether an utterance answers a request or an open need of another speaker: one of the last two. */
export const answeredBy = (
  open: ReadonlyArray<Found>,
  reply: Utterance,
  promise: Duty | undefined,
  { language, areMany }: { readonly language: Language; readonly areMany: boolean },
): Answer | null => {
  const latest = Math.max(0, open.length - 2)
  const at = latest +
    open.slice(latest).findLastIndex(({ utterance, acceptedIn, kind }) =>
      acceptedIn === null && kind !== "promise" && utterance.speaker !== reply.speaker &&
      reply.position > utterance.position
      && reply.position - utterance.position <= (openToAll.test(utterance.quote) ? volunteersWithin : repliesWithin)
    )
  const asked = open[at]
  if (at < latest || asked === undefined) return null
  const isDirect = reply.position - asked.utterance.position === 1
  const offers = promise !== undefined && (promise.kind === "promise" || promise.kind === "offer")
  if (isAsked(asked.kind) && isDirect && isPartial(reply.quote, language.code)) {
    // What was not accepted stays to be done, so the item is kept whole, with the answer.
    return {
      at,
      reply: { ...accepted(asked, reply, { promise: undefined, takesOver: false, language }), answer: reply },
      used: offers ? 1 : 0,
    }
  }
  if (isAsked(asked.kind) && isDirect && (language.declines(reply.quote) || tellsHow(asked, reply))) {
    return { at, reply: null, used: 0 }
  }
  if (asked.kind === "need" && asked.owner !== null && asked.owner === asked.utterance.speaker) return null
  const isAnother = promise !== undefined && toSomeone.test(promise.text)
    && /let['’]s|\bwho['’]s /i.test(asked.utterance.quote) && !isSameVerb(asked, promise)
  if (isAnother && isAsked(asked.kind)) return null
  if (
    asked.kind === "need" && !(offers && ((promise.isVague && !isAnother) || related(asked, promise, language)))
  ) return null
  const again = promise?.isVague === true ? promise : undefined
  if (asked.kind === "offer" && isDirect && language.welcomes(reply.quote)) {
    return {
      at,
      reply: {
        ...asked,
        due: asked.due ?? again?.due ?? null,
        acceptedIn: reply,
        segments: joined(asked.segments, reply),
      },
      used: promise?.isVague === true ? 1 : 0,
    }
  }
  if (asked.kind === "offer") return null
  // Among several people, a bare "yes" to an order without a name only agrees with it.
  if (areMany && asked.kind === "order" && asked.owner === null && language.saysYes(reply.quote)) return null
  const volunteers = isDirect && offers && isAsked(asked.kind)
    && (asked.owner === null ? asked.isConditional : asked.owner === reply.speaker && promise.text === reply.text)
  if (!language.accepts(reply.quote) && !(offers && promise.isVague) && !volunteers) return null
  // A whole sentence is only taken where grammar is not analysed: "Oui, je les appelle demain."
  const isReply = promise !== undefined && promise.text === reply.text
  const elaborates = isDirect && promise !== undefined && (volunteers
    || (isReply && (language.accepts(reply.quote) || asked.owner === reply.speaker))
    || (language.accepts(reply.quote) && pointsBack.test(promise.text)))
  const takesOver = offers && (promise.isVague || elaborates || related(asked, promise, language))
  const from = offers ? { ...promise, isVague: promise.isVague || elaborates } : undefined
  return {
    at,
    reply: accepted(asked, reply, { promise: from ?? promise, takesOver, language }),
    used: takesOver ? 1 : 0,
  }
}

/** "Let's offer sixty." – "I'll call her this afternoon": more than what was asked for. */
const toSomeone = /^(?:call|ring|phone|tell|ask|e-?mail|text|meet|write to|talk to) (?:him|her|them)\b/i

const isSameVerb = (asked: Duty, promise: Duty): boolean =>
  asked.text.toLowerCase().split(" ")[0] === promise.text.toLowerCase().split(" ")[0]

/** "I'll put that in the same email": what was asked for, and not another thing. */
const pointsBack = /^\w+ (?:it|that|this|them|those)\b|\bto (?:do|sort|handle) (?:it|that|this)$/i

/** "Can you freeze it?" – "Yes, freeze it before you bake it": about what one does, not what anyone will do. */
const tellsHow = (asked: Duty, { quote }: Utterance): boolean => {
  const [verb = ""] = asked.text.split(" ")
  return /^\p{L}+$/u.test(verb) && new RegExp(`^(?:(?:yes|yeah|yep|sure|of course|no),? )?${verb} `, "i").test(quote)
}

const related = (asked: Duty, promise: Duty, language: Language): boolean =>
  alike(language.read(asked.text).terms, language.read(promise.text).terms) > 0.15

/** The person asked by name stays the owner, unless another known speaker accepts. */
/** What everybody is asked to do is not done by the first who says yes. */
const forAll =
  /\b(?:can|could|will|would|please) (?:everyone|everybody|all of you|you all|you both|you guys)\b|(?<!\p{L})(?:könnt ihr (?:bitte )?alle|todos|tout le monde)(?!\p{L})|大家|皆さん|みなさん/iu

export const openToAll =
  /\b(?:somebody|someone|anybody|anyone|one of us|who (?:can|could|will|wants)|who(?:['’]s| is) \w+ing)\b/i

const accepted = (
  asked: Found,
  reply: Utterance,
  { promise, takesOver, language }: {
    readonly promise: Duty | undefined
    readonly takesOver: boolean
    readonly language: Language
  },
): Found => {
  const offers = promise !== undefined && (promise.kind === "promise" || promise.kind === "offer")
  const isKnown = reply.speaker !== null && !unnamed.test(reply.speaker)
  const owner = forAll.test(asked.utterance.quote) ? null : isKnown ? reply.speaker : asked.owner ?? reply.speaker
  const isFuller = takesOver && promise !== undefined && !promise.isVague && promise.text.length >= asked.text.length
  return {
    ...asked,
    text: isFuller ? promise.text : asked.text,
    owner,
    due: (takesOver ? promise?.due : null) ?? asked.due ?? (offers ? null : language.dueIn(reply.text)),
    acceptedIn: reply,
    isVague: asked.isVague && !isFuller,
    utterance: isFuller ? reply : asked.utterance,
    segments: joined(asked.segments, reply),
  }
}
