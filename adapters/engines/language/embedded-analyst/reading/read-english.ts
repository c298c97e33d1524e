import { englishNlp } from "#adapters/system/intl/english-nlp.ts"
import its from "wink-nlp/src/its.js"
import { dataOf } from "../languages/known-languages.ts"
import { type Language, type Token, wordsIn } from "./language.ts"

const parts: Readonly<Record<string, Token["part"]>> = {
  NOUN: "noun",
  PROPN: "name",
  VERB: "verb",
  AUX: "verb",
  ADJ: "adjective",
}
/** Not a word: the stemmer would take forever. */
const endless = /(\S{60})\S+/g

/** English by its grammar: parts of speech, base forms and stems. */
export const readEnglish = (): Language => {
  const data = dataOf("en")
  const stops = wordsIn(data.words.stopWords)
  const stems = new Map<string, string>()
  /** winkNLP has no stem for some words. */
  const stemOf = (word: string): string => {
    const known = stems.get(word)
    if (known !== undefined) return known
    const stem = (englishNlp.readDoc(word).tokens().out(its.stem)[0] ?? word).toLowerCase()
    stems.set(word, stem)
    return stem
  }
  const read = (text: string): ReadonlyArray<Token> => {
    const plain = text.replaceAll("’", "'").replaceAll(/(?<=\p{L})-(?=\p{L})/gu, " ").replaceAll(endless, "$1")
    const tokens = englishNlp.readDoc(plain).tokens()
    const lemmas = tokens.out(its.lemma)
    const tags = tokens.out(its.pos)
    const found: Array<Token> = []
    let isApart = false
    for (const [index, word] of tokens.out(its.value).entries()) {
      if (!/[\p{L}\p{N}]/u.test(word)) {
        isApart = true
        continue
      }
      const low = word.toLowerCase()
      const lemma = (lemmas[index] ?? low).toLowerCase()
      found.push({
        word,
        key: stemOf(lemma),
        part: parts[tags[index] ?? ""] ?? "other",
        isStop: stops.has(low) || stops.has(lemma),
        isDull: data.words.dull.test(word) || (low.length < 3 && !/\p{Lu}{2}/u.test(word)) || /['.]/.test(word),
        isApart,
      })
      isApart = false
    }
    return found
  }
  return { ...data, code: "en", read, isClause, joint: " " }
}

const isClause = (tokens: ReadonlyArray<Token>): boolean =>
  tokens[0]?.part !== "verb" && tokens.some(({ part }, at) => {
    const before = tokens[at - 1]
    return part === "verb" && before !== undefined
      && (before.part === "noun" || before.part === "name" || subject.test(before.word))
  })

const subject = /^(?:i|you|he|she|it|we|they|there|who|which|that|this|these|those|\p{L}+(?:body|one|thing))$/iu
