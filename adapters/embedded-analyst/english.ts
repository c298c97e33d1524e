import { englishNlp } from "#adapters/intl/english-nlp.ts"
import compromise from "compromise/two"
import its from "wink-nlp/src/its.js"
import { chatter, days, generic, groups, months, weighty } from "./data/english.ts"
import { clausesOf } from "./english-clauses.ts"
import { dueIn, withoutAbsence } from "./english-dates.ts"
import { decidedPart, englishDecision, isFirm } from "./english-decisions.ts"
import { englishDuties } from "./english-duties.ts"
import { englishFigure, isTotal } from "./english-figures.ts"
import { accepting, acceptingLast, agreeing, declining, welcoming, yes } from "./english-replies.ts"
import { tidied } from "./english-tidy.ts"
import { announcedTopic } from "./english-topics.ts"
import type { Language, Words } from "./language.ts"

/** Names in mid-sentence keep their capital; other words are in lower case. */
const written = (word: string, isName: boolean): string =>
  isName || /[A-Z0-9].*[A-Z]/.test(word) ? word : word.toLowerCase()

interface Parsed extends Words {
  readonly words: ReadonlyArray<string>
  /** The part of speech of each word. */
  readonly parts: ReadonlyArray<string>
}

const parse = (sentence: string): Parsed => {
  const tokens = englishNlp.readDoc(sentence).tokens()
  const words = tokens.out(its.value)
  const lemmas = tokens.out(its.lemma)
  const parts = tokens.out(its.pos)
  const stops = tokens.out(its.stopWordFlag).map(Boolean)
  const isUseful = (index: number): boolean => {
    const word = (words[index] ?? "").toLowerCase()
    return (/^[a-z][a-z'-]{2,}$/.test(word) || shortNames.test(word)) && !stops[index] && !generic.has(word) &&
      !day.test(word)
  }
  const terms: Array<string> = []
  const phrases: Array<string> = []
  let open: Array<string> = []
  const close = (): void => {
    if (open.length > 0 && open.length <= 3) phrases.push(open.join(" "))
    open = []
  }
  for (const [index, word] of words.entries()) {
    const part = parts[index] ?? ""
    const isNoun = part === "NOUN" || part === "PROPN"
    if (isUseful(index) && (isNoun || part === "VERB" || part === "ADJ")) {
      terms.push((lemmas[index] ?? word).toLowerCase())
    }
    if (isUseful(index) && isNoun) open.push(written(word, part === "PROPN"))
    else if (isUseful(index) && part === "ADJ" && isNounAt(parts, index + 1) && open.length === 0) {
      if (isUseful(index + 1)) open.push(word.toLowerCase())
    } else close()
  }
  close()
  return { terms, phrases, words, parts }
}

const namesThing = ({ words, parts }: Parsed): boolean =>
  words.some((word, index) =>
    index > 0 && (/^(?:NOUN|PROPN|NUM)$/.test(parts[index] ?? "") || article.test(words[index - 1] ?? ""))
    && /^\p{L}{2,}/u.test(word) && !pointing.test(word) && !day.test(word.toLowerCase())
  )
/** What follows is a thing, even if it looks like another kind of word: "the post-mortem", "an alert". */
const article = /^(?:an?|the|my|our|your|his|her|their)$/i

/** Remembers its answers: most sentences and verbs are asked about more than once. */
const once = <A>(answer: (text: string) => A): (text: string) => A => {
  const known = new Map<string, A>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const now = answer(text)
    known.set(text, now)
    return now
  }
}

export const english = (): Language => {
  const parsed = once(parse)
  const read = (sentence: string): Words => {
    const { terms, phrases } = parsed(sentence)
    return { terms, phrases }
  }
  const isProper = (name: string, sentence: string): boolean => {
    const { words, parts } = parsed(sentence)
    return words.some((word, index) => word === name && parts[index] === "PROPN")
  }
  const isPerson = once((name) => compromise(name).has("#Person"))
  const isPlural = once((name) => compromise(name).has("#Plural"))
  const baseOf = once((verb) => read(`They are ${verb.toLowerCase()} it.`).terms.at(-1) ?? verb)
  return {
    code: "en",
    read,
    divided: clausesOf,
    tidy: tidied,
    isQuestion: (text) => text.endsWith("?") || prompts.test(text),
    isChatter: (text) => chatter.test(text) && !promising.test(text),
    isFragment: (text) => isFragment(text, parsed(text).parts),
    accepts: (text) => (accepting.test(text) || acceptingLast.test(text)) && !declining.test(text),
    declines: (text) => declining.test(text),
    agrees: (text) => agreeing.test(text),
    welcomes: (text) => welcoming.test(text),
    saysYes: (text) => yes.test(text),
    decidedPart: (text) =>
      imagined.test(text) ? decidedPart(text).replace(/^\p{L}+/u, (verb) => capital(baseOf(verb))) : decidedPart(text),
    concludes: (text) =>
      /^(?:(?:okay|ok|good|great|right|fine|well),? )*(?:so|then|therefore|in that case)\b/i.test(text) || isFirm(text),
    decides: englishDecision,
    announces: (text) => announcedTopic(text, read),
    weight: (text) =>
      (text.match(weighty)?.length ?? 0) + (/\d|\b(?:hundred|thousand|million|percent)\b/.test(text) ? 1 : 0) +
      (isTotal(text) ? 2 : 0),
    figure: englishFigure,
    dueIn: (text) => dueIn(withoutAbsence(text)),
    duties: englishDuties({
      isName: (name, sentence) =>
        groups.test(name) || isPerson(name) || (!isPlural(name) && isProper(name.split(" ")[0] ?? "", sentence)),
      isVerb: once((word) => compromise(`to ${word}`).has("#Infinitive") || compromise(`they ${word} it`).has("#Verb")),
      baseOf,
      namesThing: (text) => namesThing(parsed(text)),
    }),
  }
}

/** "What if we moved it?" */
const imagined = /\bwhat if we \p{L}+ed\b/iu
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const shortNames = /^(?:dj|tv|pc|cv|hr|qa|ui|db|pr|ai)$/
/** "Thank you, and I'll buy the present." */
const promising = / (?:and|but|so|then) i(?:'ll| will)\b/i
/** Asks without a question mark. */
const prompts =
  /^(?:(?:so|and|now|well|okay),? )*(?:please )?(?:tell|talk|walk) (?:me|us) (?:\w+ ){0,3}?(?:about|through|how|why|what|where|who)\b/i
const pointing =
  /^(?:it|that|this|them|him|her|me|us|you|thing|things|stuff|something|everything|way|bit|lot|morning|afternoon|evening|tonight|today|tomorrow|week|day|time|one|same|other|rest|whole|first|last|next|right|best)$/i
const finite = /^(?:VERB|AUX)$/

/** Without a verb, or with signs of searching for words. */
const isFragment = (text: string, parts: ReadonlyArray<string>): boolean =>
  !parts.some((part) => finite.test(part)) || parts.length < 5 ||
  /[,–—-] ?(?:um|uh|er)\b|\.{3}|…|\b(?:what was it|whatsit|thingy)\b/i.test(text)

const isNounAt = (parts: ReadonlyArray<string>, index: number): boolean =>
  parts[index] === "NOUN" || parts[index] === "PROPN"

const day = new RegExp(`^(?:${days}|${months})$`)
