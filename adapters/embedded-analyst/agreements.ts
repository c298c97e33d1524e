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

/** A reply comes within so many sentences. */
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

/** "Do we open at ten or eleven?" */
const choosing = /\b(?:do|should|shall|will|are) we\b.* or \b/i

/** "Which one shall we drop?" */
const whichOf = /\b(?:which|what|who|where|when)\b.*\b(?:shall|should) we (?!say|start|begin|do\b|talk|discuss)/i

const seconding = /^seconded\b/i

const seals =
  /^(?:(?:ha|haha|okay|ok|alright|all right|right|fine|yes|yeah|great|go on then|go on),? )*(?:(?:it['’]s a |that['’]s a |you['’]ve got a |you have a |done )?deal(?: then)?|sold|you['’]re on|abgemacht|trato hecho|marché conclu|成交)[.!]*$/iu

/** "When would you like to start?" – "First of March." – "First of March is fine.": the answer, with its question. */
export const settled = (answer: Utterance, said: ReadonlyArray<Utterance>, language: Language): Decided | null => {
  const [asked, reply] = [said[answer.index - 1], said[answer.index + 1]]
  if (asked?.isQuestion !== true || answer.isQuestion || reply === undefined) return null
  if (asked.speaker === answer.speaker || reply.speaker === answer.speaker || reply.isQuestion) return null
  const isChoice = whichOf.test(asked.text) || (choosing.test(asked.text) && sharesWord(asked.quote, answer.quote))
  if (!isChoice && language.dueIn(answer.text) === null && language.figure(answer.text) === 0) return null
  const known = new Set(wordsOf(answer.quote))
  const isRepeated = wordsOf(reply.quote).some((word) => known.has(word) && word.length > 3)
  return (isRepeated || (isChoice && answer.terms.length + language.figure(answer.text) > 0)) &&
      (language.agrees(reply.quote) || seconding.test(reply.quote)) ?
    { utterance: answer, kind: "intended", agreed: [reply], motion: asked }
    : null
}

/** "So Miriam first?" – "I'm happy with that.", "Monday, Wednesday, Friday." – "That'd be ideal." */
export const approved = (one: Utterance, said: ReadonlyArray<Utterance>, language: Language): Decided | null => {
  const reply = said.slice(one.index + 1, one.index + 3).find(({ position }) => position > one.position)
  if (reply === undefined || reply.speaker === one.speaker || reply.isQuestion || one.isChatter) return null
  if (isAddressee(one, said)) return askedOf(one, reply, said, language)
  if (
    leftOver.test(one.quote) && one.terms.length > 0 && (language.saysYes(reply.quote) || language.agrees(reply.quote))
  ) {
    return { utterance: one, kind: "intended", agreed: [reply], motion: null }
  }
  const isRepeated = one.isQuestion && concluding.test(one.text) && repeatsIt(one, reply.quote, language)
  if (!(isRepeated || language.agrees(reply.quote)) || asking.test(one.text) || telling.test(one.text)) return null
  const isMeant = language.figure(one.text) > 0 || language.dueIn(one.text) !== null
  const isNamed = isMeant || one.terms.length > 0
  if (
    !isNamed ||
    (one.isQuestion
      ? !isRepeated && !approving.test(reply.quote)
      : !isMeant || !consenting.test(reply.quote) || !isTerse(one.quote, reply.quote))
  ) {
    return null
  }
  return { utterance: one, kind: "intended", agreed: [reply], motion: null }
}

/** "Then the one by the river.": settles on the remaining option. */
const leftOver =
  /^(?:(?:okay|ok|right|well|so),? )?(?:then|in that case),? (?:just |only |rather )?(?:the|an?|our|both|neither) (?:(?!is\b|are\b|was\b|were\b|has\b|have\b|had\b|will\b|would\b|can\b|came\b|went\b|said\b)[\w’'-]+ ?){1,8}[.!]?$/i

/** "Jon?" */
const isAddressee = ({ quote, isQuestion }: Utterance, said: ReadonlyArray<Utterance>): boolean => {
  const called = quote.replace(/[?？]\s*$/u, "").toLowerCase()
  return isQuestion && said.some(({ speaker }) => speaker?.toLowerCase().split(" ").includes(called) === true)
}

/** "Saturday the sixth. Jon?" – "Fine by me.": the decision is what was said before the name. */
const askedOf = (
  { index, speaker, position }: Utterance,
  reply: Utterance,
  said: ReadonlyArray<Utterance>,
  language: Language,
): Decided | null => {
  const meant = said[index - 1]
  return meant !== undefined && meant.speaker === speaker && meant.position === position && !meant.isQuestion
      && (meant.terms.length > 0 || language.dueIn(meant.text) !== null) && language.agrees(reply.quote)
    ? { utterance: meant, kind: "intended", agreed: [reply], motion: null }
    : null
}

/** A statement counts as agreed to if it is short ("Monday at nine."), or if the reply repeats the part it agrees to. */
const isTerse = (statement: string, reply: string): boolean => {
  const known = new Set(wordsOf(statement))
  return known.size <= fewWords || wordsOf(reply).some((word) => known.has(word) && word.length > 3)
}

const fewWords = 6

const approving =
  /\b(?:works?|suits?|ideal|perfect|fine|doable|happy with|okay (?:with|by|for)|all for it|me too|good idea|great idea|agreed)\b/i
const consenting =
  /\b(?:(?:that|it)(?:['’]d| would) (?:be|suit|work)|would work|works (?:for|better)|suits|fine (?:with|by|for)|happy with|is (?:fine|good|okay|doable))\b/i
/** "So Plön?" */
const concluding = /^(?:so|then|also|dann|alors|donc|entonces|pues|então),? /i
/** Reports a fact. */
const telling = /\bI['’](?:ve|m)\b|\bI (?:am|was|have|had|got|went)\b/i
/** Asks for a fact, not for a decision. */
const asking =
  /^(?:(?:so|and|but|okay|ok|well|right|oh),? )*(?:(?:what|how)(?! about| if)|who|whom|whose|when|where|why|which|is|are|was|were|do|does|did|has|have|had|can (?:you|i|he|she|they)|could (?:you|i)|would (?:you|i)|will|may)\b/i

/** "Yes, the ninth", "Fine, the small one": a yes that only repeats what was proposed. */
const repeatsIt = ({ quote: proposed }: Utterance, reply: string, language: Language): boolean => {
  if (!language.accepts(reply)) return false
  const known = new Set(wordsOf(proposed))
  const words = wordsOf(reply.split(/,? but /i)[0] ?? reply)
  const others = words.filter((word) => !known.has(word))
  return others.length <= 1 && words.some((word) => known.has(word) && word.length > 1)
}

/** "What if we leave it until July?" – "July would be better." – "Okay, July then.": repeats the option that was discussed. */
export const recapOf = (recap: Utterance, said: ReadonlyArray<Utterance>, language: Language): Decided | null => {
  const phrase = recap.quote.replace(opening, "").replace(closingThen, "").trim()
  if (phrase === recap.quote.trim() || recap.isQuestion) return null
  const words = wordsOf(phrase)
  if (words.length === 0 || words.length > longestRecap || notRecap.test(phrase)) return null
  if (language.dueIn(phrase) === null && language.figure(phrase) === 0 && language.read(phrase).terms.length === 0) {
    return null
  }
  const before = said.slice(Math.max(0, recap.index - recapWithin), recap.index)
  const known = new Set(
    said.slice(Math.max(0, recap.index - 2 * recapWithin), recap.index).flatMap(({ quote }) => wordsOf(quote)),
  )
  const unknown = words.filter((word) => !known.has(word) && !fillers.has(word)).length
  const [last] = before.slice(-1)
  const asked = before.findLast((one) => one.isQuestion || language.decides(one.text) === "proposed")
  if (asked === undefined || last === undefined) return null
  const isOpen = choosing.test(asked.text) || language.decides(asked.text) === "proposed"
  const isDate = words.length <= longestDate && language.dueIn(phrase) !== null && asked.speaker === recap.speaker
  if (!isDate && unknown > (isOpen && words.length >= sayingMore ? mostUnknown : 0)) return null
  const others = before.filter(({ speaker }) => speaker !== recap.speaker)
  if (others.length === 0 || (asked.isQuestion && asked.speaker !== recap.speaker && last === asked)) return null
  const source = before.findLast(({ quote }) => {
    const theirs = new Set(wordsOf(quote))
    return words.every((word) => theirs.has(word))
  })
  return {
    utterance: recap,
    kind: "intended",
    agreed: [],
    motion: isDate && unknown > 0 ? asked : unknown > 0 ? null : source ?? asked,
  }
}

const recapWithin = 5
const fillers: ReadonlySet<string> = new Set(["again", "this", "no"])
const longestRecap = 12
/** "All right, every other Tuesday at nine", said by the one who asked. */
const longestDate = 7
/** A whole sentence may add a word or two: "Okay, plot nine goes to the next on the list." */
const sayingMore = 5
const mostUnknown = 2
const opening =
  /^(?:(?:okay|ok|right|all right|alright|great|good|perfect|lovely|excellent|fine|wonderful|brilliant|super|gut|prima|also|très bien|d['’]accord|parfait|vale|muy bien|perfecto|bueno)[,.]? )+(?:(?:then|dann|alors|entonces) )?/iu
const closingThen = /,? (?:then|alors|entonces)(?: (?:great|good|perfect|okay))?[.!]*$/i
const notRecap =
  /^(?:let|no problem|no worries|i|i['’]m|i['’]ll|you|he|she|they|it|we|what|how|who|when|where|why|but|because|so|and|yes|not|thanks|thank you|see|sorry|bye|next|that|this|there|bis|à|hasta|até)(?!\p{L})|(?<!\p{L})(?:ich|je|yo|eu)(?!\p{L})/iu

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
