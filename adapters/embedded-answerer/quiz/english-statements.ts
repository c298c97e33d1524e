import type { Token } from "../reader.ts"

const shortest = 8
const longest = 34

/** Words that also begin a sentence, as in "No pump" and "Right angles", need a comma after them. */
const leadIn =
  /^(?:(?:and|but|or|okay|ok|yes|yeah|oh|then|actually|also|anyway|you see|i mean)\b,? ?|so\b(?! (?:far|much|many|few|long)\b),? ?|now\b(?! and then\b),? ?|well\b(?! (?:water|being|over|known)\b|-),? ?|(?:good|great|no|right|plus|look)[,.] ?)+/i

/** A statement without "And so, well,". */
export const withoutLeadIn = (sentence: string): string => {
  const rest = sentence.replace(leadIn, "")
  return rest === sentence ? sentence : rest.charAt(0).toUpperCase() + rest.slice(1)
}

/** Points at something that was said before. */
const pointing =
  /^(?:it|they|that|this|these|those|he|she|him|her|his|their|its|them|which|who|you|your|because|except|not|only|same|the same|the other|another|one|both|each|neither|either|like|than|or|instead|otherwise|if|when|that's|it's|he's|she's|they're)\b/i
const inside =
  /\b(?:the other|the former|the latter|the same|as I said|this one|that one|these|those|this|here|such|so many|too|either|as well|instead)\b|\b(?:that|it)['’]s\b|\bbecause (?:it|they|he|she)\b|\bthat\b(?=[.,!]| (?:is|was|one|way|day|year|week|time|kind|means|makes|cost|takes|took|would|will|has|had|price)\b)/i
const pronoun = /^(?:it|they|them|he|she|him|his|her|their|its|it's|he's|she's|they're|theirs|hers)$/i
const hedge =
  /\b(?:I think|I guess|I mean|I suppose|I believe|I'm not sure|you know|sort of|kind of|maybe|perhaps|probably|possibly|something like|or so|or something|might|could be|not sure|imagine|suppose|let's say|for example|say,|if)\b/i
const disfluent = /\b(?:um+|uh+|er+|erm|mm+|hmm)\b|\b(\w{1,6}),? \1\b|[—–]|\.\.\.|…|\(|\[/i
const procedure =
  /\b(?:slide|slides|agenda|let's|let me|let us|move on|come back to|question|questions|in a minute|in a moment|a second ago|welcome|thanks?|thank you|please|sorry|goodbye|call you|get back|today's|I'll|shall|remember|write (?:that|it) down)\b/i
const finite =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|would|can|could|must|should|'s|'re|'ve|'d|'ll|costs?|pays?|paid)\b|n't\b/i

/** Said plainly, whole, and understood without what was said before it. */
export const isPlainStatement = (sentence: string, tokens: ReadonlyArray<Token>): boolean =>
  tokens.length >= shortest && tokens.length <= longest
  && /^\p{Lu}/u.test(sentence) && /[.!]["”’]?$/.test(sentence)
  && !pointing.test(sentence) && !inside.test(sentence) && !hedge.test(sentence) && !disfluent.test(sentence)
  && !procedure.test(sentence)
  && (finite.test(sentence) || tokens.some(({ part }) => part === "verb"))

/** Each pronoun comes after a name, or "the pump", that it can stand for. */
export const standsAlone = (tokens: ReadonlyArray<Token>): boolean => {
  const first = tokens.findIndex(({ word }) => pronoun.test(word))
  return first < 0 || tokens.slice(0, first).some(({ part, word }, at) =>
    part === "name" && (at > 0 || word.length > 3)
    || part === "noun" && tokens.slice(Math.max(0, at - 3), at).some((before) => determiner.test(before.word))
  )
}
const determiner = /^(?:the|an?|my|our|each|every)$/i

const opening = /^(?:what|why|how|who|where|when|which)\b/i
const openEnds =
  /\b(?:it|they|them|that|this|these|those|he|she|him|his|her|their|there|here|else|other|another|too|again|about|then|mean|one|so|same)\b/i

/** A question that can be asked again without what was said before it. */
export const isPlainQuestion = (sentence: string, tokens: ReadonlyArray<Token>): boolean =>
  opening.test(sentence) && /\?["”’]?$/.test(sentence) && tokens.length >= 5 && tokens.length <= 25
  && !openEnds.test(sentence) && !/help you|can I do for/i.test(sentence) && !disfluent.test(sentence) &&
  !procedure.test(sentence.replace(/questions?/gi, ""))
  && tokens.some(({ part, isStop }) => !isStop && (part === "noun" || part === "name" || part === "verb"))
