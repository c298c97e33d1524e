import type { DecisionKind, Language } from "./language.ts"
import type { Utterance } from "./utterances.ts"

export interface Decided {
  readonly utterance: Utterance
  readonly kind: DecisionKind
  readonly agreed: ReadonlyArray<Utterance>
  /** What a vote or a confirmation was about, if it does not say so itself. */
  readonly motion: Utterance | null
}

/** "Eighteen months, training included." – "Deal." */
export const struckWith = (deal: Utterance, said: ReadonlyArray<Utterance>, language: Language): Decided | null => {
  const offer = said[deal.index - 1]
  const isOffer = seals.test(deal.quote) && offer !== undefined && offer.speaker !== deal.speaker
    && (offer.terms.length > 1 || language.figure(offer.text) > 0)
  return isOffer ? { utterance: offer, kind: "intended", agreed: [deal], motion: null } : null
}

/** "Do we open at ten or eleven?" */
const choosing = /\b(?:do|should|shall|will|are) we\b.* or \b/i

const seals =
  /^(?:(?:ha|haha|okay|ok|alright|all right|right|fine|yes|yeah|great|go on then|go on),? )*(?:(?:it['’]s a |that['’]s a |you['’]ve got a |you have a |done )?deal(?: then)?|sold|you['’]re on|abgemacht|trato hecho|marché conclu|成交)[.!]*$/iu

/** "When would you like to start?" – "First of March." – "First of March is fine.": the answer, with its question. */
export const settled = (answer: Utterance, said: ReadonlyArray<Utterance>, language: Language): Decided | null => {
  const [asked, reply] = [said[answer.index - 1], said[answer.index + 1]]
  if (asked?.isQuestion !== true || answer.isQuestion || reply === undefined) return null
  if (asked.speaker === answer.speaker || reply.speaker === answer.speaker || reply.isQuestion) return null
  const isChoice = choosing.test(asked.text) && sharesWord(asked.quote, answer.quote)
  if (!isChoice && language.dueIn(answer.text) === null && language.figure(answer.text) === 0) return null
  const known = new Set(wordsOf(answer.quote))
  const isRepeated = wordsOf(reply.quote).some((word) => known.has(word) && word.length > 3)
  return (isRepeated || (isChoice && answer.terms.length + language.figure(answer.text) > 0)) &&
      language.agrees(reply.quote)
    ? { utterance: answer, kind: "intended", agreed: [reply], motion: asked }
    : null
}

/** "Yes, the ninth", "Fine, the small one": says yes, and nothing else that had not been said. */
export const repeatsIt = ({ quote: proposed }: Utterance, reply: string, language: Language): boolean => {
  if (!language.accepts(reply)) return false
  const known = new Set(wordsOf(proposed))
  const words = wordsOf(reply.split(/,? but /i)[0] ?? reply)
  const others = words.filter((word) => !known.has(word))
  return others.length <= 1 && words.some((word) => known.has(word) && word.length > 1)
}

/** "I'd rather have them included." – "Fine, we'll include them.": what was wished for. */
export const isConceded = ({ utterance }: Decided, said: ReadonlyArray<Utterance>): boolean => {
  const before = said[utterance.index - 1]
  return before !== undefined && before.speaker !== utterance.speaker && before.terms.length > 0
    && conceding.test(utterance.quote) && wishing.test(before.text)
}

const conceding =
  /^(?:fine(?: by me)?|okay|ok|all right|alright|sure|very well|good),? (?:then )?(?:we['’]ll|we will|we can|let['’]s) \w+ (?:it|them|that|those|this)\b(?! (?:about|over|through))/i
const wishing =
  /\b(?:I['’]d (?:rather|prefer|like)|we['’]d (?:rather|prefer|like)|I (?:want|prefer)|we (?:want|prefer|need)|could we|can we|what about|how about|would it be possible)\b/i

const sharesWord = (one: string, other: string): boolean => {
  const known = new Set(wordsOf(one.replace(/^.*?\b(?:we|you) /i, "")))
  return wordsOf(other).slice(0, 6).some((word) => known.has(word) && word.length > 2 && word !== "the")
}

const wordsOf = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** "Everybody okay with one working day?": in the words of what was proposed. */
export const isAbout = (check: string, proposed: string): boolean => {
  const known = new Set(wordsOf(proposed))
  return wordsOf(check.split(/\bwith /i)[1] ?? "").every((word) => known.has(word))
}
