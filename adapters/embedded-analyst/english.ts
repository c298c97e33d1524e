import { englishNlp } from "#adapters/intl/english-nlp.ts"
import compromise from "compromise/two"
import its from "wink-nlp/src/its.js"
import { chatter, days, generic, groups, months, weighty } from "./data/english.ts"
import { decidedPart, englishDecision } from "./english-decisions.ts"
import { englishDuties } from "./english-duties.ts"
import { englishFigure } from "./english-figures.ts"
import { accepting, agreeing, declining } from "./english-replies.ts"
import { tidied } from "./english-tidy.ts"
import { announcedTopic } from "./english-topics.ts"
import type { Language, Words } from "./language.ts"

/** Names in mid-sentence keep their capital; other words are in lower case. */
const written = (word: string, isName: boolean): string =>
  isName || /[A-Z0-9].*[A-Z]/.test(word) ? word : word.toLowerCase()

const read = (sentence: string): Words => {
  const tokens = englishNlp.readDoc(sentence).tokens()
  const words = tokens.out(its.value)
  const lemmas = tokens.out(its.lemma)
  const parts = tokens.out(its.pos)
  const stops = tokens.out(its.stopWordFlag).map(Boolean)
  const isUseful = (index: number): boolean => {
    const word = (words[index] ?? "").toLowerCase()
    return /^[a-z][a-z'-]{2,}$/.test(word) && !stops[index] && !generic.has(word) && !isDay(word)
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
  return { terms, phrases }
}

const isName = (word: string, sentence: string): boolean =>
  groups.test(word) || compromise(word).has("#Person")
  || (!compromise(word).has("#Plural") && englishNlp.readDoc(sentence).tokens().filter((token) =>
        token.out() === word.split(" ")[0] && token.out(its.pos) === "PROPN"
      ).length() > 0)

const nounsIn = (text: string): ReadonlyArray<string> => {
  const tokens = englishNlp.readDoc(text).tokens()
  const parts = tokens.out(its.pos)
  return tokens.out(its.value).slice(1).filter((word, index) =>
    /^(?:NOUN|PROPN|NUM)$/.test(parts[index + 1] ?? "") && /^\p{L}{2,}/u.test(word) && !pointing.test(word) &&
    !isDay(word.toLowerCase())
  )
}

export const english = (): Language => ({
  code: "en",
  read,
  tidy: tidied,
  isQuestion: (text) => text.endsWith("?"),
  isChatter: (text) => chatter.test(text),
  isFragment: (text) => isFragment(text, englishNlp.readDoc(text).tokens().out(its.pos)),
  accepts: (text) => accepting.test(text) && !declining.test(text),
  declines: (text) => declining.test(text),
  agrees: (text) => agreeing.test(text),
  decidedPart,
  concludes: (text) =>
    /^(?:(?:okay|ok|good|great|right|fine|well),? )*(?:so|then|therefore|in that case)\b/i.test(text),
  decides: englishDecision,
  announces: (text) => announcedTopic(text, read),
  weight: (text) =>
    (text.match(weighty)?.length ?? 0) + (/\d|\b(?:hundred|thousand|million|percent)\b/.test(text) ? 1 : 0),
  figure: englishFigure,
  duties: englishDuties({
    isName,
    isVerb: (word) => compromise(`to ${word}`).has("#Infinitive") || compromise(`they ${word} it`).has("#Verb"),
    namesThing: (text) => nounsIn(text).length > 0,
  }),
})

const pointing =
  /^(?:it|that|this|them|him|her|me|us|you|thing|things|stuff|something|everything|way|bit|lot|morning|afternoon|evening|tonight|today|tomorrow|week|day|time|one)$/i
const finite = /^(?:VERB|AUX)$/

/** Without a verb, or with signs of searching for words. */
const isFragment = (text: string, parts: ReadonlyArray<string>): boolean =>
  !parts.some((part) => finite.test(part)) || parts.length < 5 ||
  /[,–—-] ?(?:um|uh|er)\b|\.{3}|…|\b(?:what was it|whatsit|thingy)\b/i.test(text)

const isNounAt = (parts: ReadonlyArray<string>, index: number): boolean =>
  parts[index] === "NOUN" || parts[index] === "PROPN"

const isDay = (word: string): boolean => new RegExp(`^(?:${days}|${months})$`).test(word)
