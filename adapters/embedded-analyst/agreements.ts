import { checksConsent, consentsByNo } from "./data/consent-checks.ts"
import type { DecisionKind, Language } from "./language.ts"
import type { Utterance } from "./utterances.ts"

export interface Decided {
  readonly utterance: Utterance
  readonly kind: DecisionKind
  readonly agreed: ReadonlyArray<Utterance>
  /** What a vote or a confirmation was about, if it does not say so itself. */
  readonly motion: Utterance | null
}

/** A reply comes within this many sentences. */
export const echoWithin = 4

/** The replies that agree to what was said. */
export const echoesOf = (
  utterance: Utterance,
  said: ReadonlyArray<Utterance>,
  language: Language,
): ReadonlyArray<Utterance> =>
  said.slice(utterance.index + 1, utterance.index + echoWithin).filter(({ text, quote, position, speaker }) =>
    position > utterance.position && position - utterance.position <= 2
    && (language.agrees(text) || language.agrees(quote) ||
      (asksForYes(utterance, language.code) && language.saysYes(quote)) ||
      (inviting.test(utterance.text) && takenOver.test(quote)) || repeatsIt(utterance, quote, language)
      || consentsByNo(utterance.text, quote))
    && (speaker === null || speaker !== utterance.speaker)
  )

/** "Let's only print fifty." – "Okay, I'll tell them.", "A pity, but yes." */
const takenOver =
  /^(?:okay|ok|sure|fine|alright|all right|right|good|great|done),? (?:then )?i(?:['’]ll| will) (?!not\b|think\b|see\b|ask\b|check\b|have to\b)|^[^?]{2,30}\bbut (?:yes|yeah|okay|ok|fine|sure|agreed)[.!]*$/i

/** "Let's meet again in April." – "Sure." */
const inviting = /^let['’]s (?!see\b)/i

const asksForYes = ({ isQuestion, text }: Utterance, code: string): boolean =>
  isQuestion || inviting.test(text) || checksConsent(code, text)

/** "Eighteen months, training included." – "Deal." */
export const struckWith = (deal: Utterance, said: ReadonlyArray<Utterance>, language: Language): Decided | null => {
  const offer = said[deal.index - 1]
  const isOffer = seals.test(deal.quote) && offer !== undefined && offer.speaker !== deal.speaker
    && (offer.terms.length > 1 || language.figure(offer.text) > 0)
  return isOffer ? { utterance: offer, kind: "intended", agreed: [deal], motion: null } : null
}

const seals =
  /^(?:(?:ha|haha|okay|ok|alright|all right|right|fine|yes|yeah|great|go on then|go on),? )*(?:(?:it['’]s a |that['’]s a |you['’]ve got a |you have a |done )?deal(?: then)?|sold|you['’]re on|abgemacht|trato hecho|marché conclu|成交)[.!]*$/iu

/** "Yes, the ninth", "Fine, the small one": a yes that only repeats what was proposed. */
const repeatsIt = ({ quote: proposed }: Utterance, reply: string, language: Language): boolean => {
  if (!language.accepts(reply)) return false
  const known = new Set(wordsOf(proposed))
  const words = wordsOf(reply.split(/,? but /i)[0] ?? reply)
  const others = words.filter((word) => !known.has(word))
  return others.length <= 1 && words.some((word) => known.has(word) && word.length > 1)
}

/** "I'd rather have them included." – "Fine, we'll include them.": concedes what was asked for. */
export const isConceded = ({ utterance }: Decided, said: ReadonlyArray<Utterance>): boolean => {
  const before = said[utterance.index - 1]
  return before !== undefined && before.speaker !== utterance.speaker && before.terms.length > 0
    && conceding.test(utterance.quote) && wishing.test(before.text)
}

const conceding =
  /^(?:fine(?: by me)?|okay|ok|all right|alright|sure|very well|good),? (?:then )?(?:we['’]ll|we will|we can|let['’]s) \w+ (?:it|them|that|those|this)\b(?! (?:about|over|through))/i
const wishing =
  /\b(?:I['’]d (?:rather|prefer|like)|we['’]d (?:rather|prefer|like)|I (?:want|prefer)|we (?:want|prefer|need)|could we|can we|what about|how about|would it be possible)\b/i

/** "I'd prefer just us." – "Me too. Let's do that." */
export const wishBefore = ({ index, speaker }: Utterance, said: ReadonlyArray<Utterance>): Utterance | null =>
  said.slice(Math.max(0, index - echoWithin), index).findLast((before) =>
    before.speaker !== speaker && before.terms.length > 0 && wishing.test(before.text)
  ) ?? null

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "Everybody okay with one working day?": in the words of what was proposed. */
export const isAbout = (check: string, proposed: string): boolean => {
  const known = new Set(wordsOf(proposed))
  return wordsOf(check.split(/\bwith /i)[1] ?? "").every((word) => known.has(word))
}
