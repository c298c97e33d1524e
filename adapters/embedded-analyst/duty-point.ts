import type { Point } from "#domain/analysis/analysis.ts"
import type { Duty, Language } from "./language.ts"
import { bracketed } from "./quotation.ts"
import type { Utterance } from "./utterances.ts"

export interface DutyFound extends Duty {
  readonly utterance: Utterance
  readonly segments: Point["segments"]
  /** An answer that accepts a part of it. */
  readonly answer: Utterance | null
}

/** What was said, and the sentences in which something was decided. */
export interface Conversation {
  readonly said: ReadonlyArray<Utterance>
  readonly decided: ReadonlyArray<Utterance>
  readonly language: Language
}

/** Sentences to look back for what "it" or "her" means. */
const contextWithin = 4
/** With those that say nothing: "Yeah.", "Okay." */
const around = 12
const longest = 160
/** A reply with fewer words only accepts. */
const minTerms = 3

/** What "that" or "her" means stands in brackets, in the words of the conversation. */
export const dutyPoint = (
  { text, owner, due, utterance, segments, isVague, answer }: DutyFound,
  { said, decided, language }: Conversation,
): Point => {
  const lead = isVague ? leadOf(utterance.text, text, language) : null
  const context = isVague && lead === null ? contextOf(utterance, text, { said, decided, language }) : undefined
  const act = context === undefined || !/^do (?:that|it|this)$/i.test(text)
    ? undefined
    : possible.exec(context.text)?.[1]
  return {
    text: act !== undefined ?
      `${act.charAt(0).toUpperCase()}${act.slice(1)}` :
      `${text}${
        [lead, context?.text, answer?.text].flatMap((one) =>
          one === undefined || one === null ? [] : bracketed(one, language.code)
        ).join("")
      }`,
    segments: context === undefined ? segments : [...new Set([context.segment, ...segments])],
    quote: utterance.quote,
    owner,
    due,
  }
}

/** What the sentence says before it comes to what is to be done: "She squints at the board, could you get that checked?" */
const leadOf = (sentence: string, act: string, language: Language): string | null => {
  const at = sentence.toLowerCase().indexOf(act.toLowerCase())
  const lead = sentence.slice(0, Math.max(0, at)).replace(asking, "").replace(accepting, "").replace(/[\s,;]+$/, "")
  return language.read(lead).phrases.length > 0 && lead.split(" ").length >= minLead ? lead : null
}

const accepting =
  /^(?:(?:oh|god|gosh|sorry|no|alright|all right|okay|right|yeah|yes|sure|great|perfect|fine|no problem|leave (?:it|that) (?:with|to) me)[,.]? ?)+/i
const minLead = 3
const asking =
  /(?:^|,? )(?:(?:so|and|then|but) )?(?:(?:can|could|would|will) you|I(?:['’]ll| will| can| have to| need to|['’]ve got to)|please|let me|you (?:need|have) to|my \w+ (?:could|can|would)|(?:of course,? )?(?:the|our) (?:\w+ ){1,3}?(?:will|can))\b.*$/i

/** "We can switch off the second job." – "Can you do that?" */
const possible =
  /^(?:\w+,? |I think |I'd say )?(?:could you|can you|(?:we|you|I) (?:can|could|should|(?:still )?need to|have to)) ((?!also\b|not\b|maybe\b)[a-z][^?.;]*[^?.;\s])[?.]?$/i

/** "Do it", but not "ask her". */
const itself = /\b(?:it|that|this|them)\b/i
const pointing = /^(?:it|that|this|they|he|she|them|these|those|which)\b/i

/** "Do you have his address?" – "I'll send it to you." */
const answeredIn = (question: Utterance | undefined, reply: Utterance | undefined): Utterance | undefined =>
  question?.isQuestion === true && question.speaker !== reply?.speaker && question.terms.length > 0 &&
    question.text.length < longest
    ? question
    : undefined

const contextOf = (
  { index, position }: Utterance,
  act: string,
  { said, decided, language }: Conversation,
): Utterance | undefined =>
  answeredIn(said[index - 1], said[index]) ??
    (itself.test(act)
      ? decided.findLast((one) => one.index < index && index - one.index <= contextWithin)
      : undefined) ??
    said.slice(Math.max(0, index - around), index).filter((one) =>
      one.terms.length > 0 || (one.position === position && language.figure(one.text) > 0)
    ).slice(-contextWithin).findLast(
      ({ isChatter, phrases, position: place, terms, text }) =>
        !isChatter && text.includes(" ") && (phrases.length > 0 || (place === position && language.figure(text) > 0)) &&
        text.length < longest &&
        !language.agrees(text) && !(language.accepts(text) && terms.length < minTerms) &&
        !pointing.test(text),
    )
