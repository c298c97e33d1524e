import { chatter } from "#adapters/embedded-analyst/data/english.ts"
import { englishNlp } from "#adapters/intl/english-nlp.ts"
import its from "wink-nlp/src/its.js"
import { announcing, idioms, kindWords, speechWords, stopWords } from "./data/english.ts"
import { relatedWords } from "./data/related-words.ts"
import { englishForm } from "./english-forms.ts"
import { englishKind, englishSign } from "./english-kinds.ts"
import { fluentEnglish } from "./fluent-english.ts"
import type { Part, Reader, Token } from "./reader.ts"
import { spelledNumber } from "./spelled-number.ts"
import { asksUnpunctuated, dividedAtQuestion } from "./spoken-question.ts"

const parts: Readonly<Record<string, Part>> = {
  NOUN: "noun",
  PROPN: "name",
  VERB: "verb",
  ADJ: "adjective",
  ADV: "adverb",
  NUM: "number",
}
const introduction = /\b(?:[Mm]y name(?:'s| is)|I am|I'm|[Cc]all me|[Tt]his is) ([A-Z][a-z]{2,})\b/
const noName =
  /^(?:The|From|Not|Just|Sorry|Sure|Going|Very|Really|Afraid|Guessing|Project|Marketing|Fine|Okay|Happy|Glad|Doctor|Professor|English|German|French|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|What|How|Why|Where|When|Who)$/
/** Not a word: the stemmer would take forever. */
const endless = /(\S{60})\S+/g
const affirming =
  /^(?:(?:oh|well|um|uh|hmm)\b[,.]? *)?(?:yes|no|yeah|yep|nope|correct|exactly|absolutely|of course|definitely|certainly|not really|not at all|never|sure)\b/i

export const englishReader = (): Reader => {
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
    const plain = text.replaceAll("’", "'").replaceAll(/(?<=\w)-(?=\w)/g, " ").replaceAll(endless, "$1")
    const tokens = englishNlp.readDoc(plain).tokens()
    const [values, lemmas, tags, keys] = [its.value, its.lemma, its.pos, its.stem].map((view) => tokens.out(view))
    return (values ?? []).flatMap((word, index): ReadonlyArray<Token> => {
      if (!/[\p{L}\p{N}]/u.test(word)) return []
      const plain = word.toLowerCase()
      const lemma = (lemmas?.[index] ?? plain).toLowerCase()
      const part = parts[tags?.[index] ?? ""] ?? "other"
      const isStop = part !== "name" && (stopWords.has(plain) || stopWords.has(lemma)) || stopWords.has(plain)
      const key = (keys?.[index] ?? plain).toLowerCase()
      return [{ word, key, base: lemma === plain ? key : stemOf(lemma), part, isStop }]
    })
  }
  const groups = new Map<string, ReadonlyArray<string>>()
  for (const group of relatedWords) {
    const keys = [...group].map(stemOf)
    for (const key of keys) groups.set(key, [...groups.get(key) ?? [], ...keys.filter((other) => other !== key)])
  }
  /** "beginner" belongs where "begin" does. */
  const groupNear = (key: string): ReadonlyArray<string> => {
    for (let length = key.length - 1; length >= Math.max(5, key.length - 3); length--) {
      const group = groups.get(key.slice(0, length))
      if (group !== undefined) return [key.slice(0, length), ...group]
    }
    return []
  }
  const speech = new Set([...speechWords].map(stemOf))
  return {
    code: "en",
    isThorough: true,
    read,
    isQuestion: (text) => /\?["”']?\s*$/.test(text) || asksUnpunctuated(fluentEnglish(text)),
    divided: dividedAtQuestion,
    fluent: fluentEnglish,
    isChatter: (text, useful) => {
      if (useful.length === 0) return true
      if (useful.length === 1) return !/^(?:noun|name|number)$/.test(useful[0]?.part ?? "")
      return useful.length < 4 && chatter.test(text)
    },
    announces: (text) => announcing.test(text),
    withoutIdioms: (text) => text.replaceAll(idioms, " "),
    saysYesOrNo: (text) => affirming.test(text),
    kindOf: englishKind,
    signOf: englishSign,
    formOf: englishForm,
    spelledOut: spelledNumber,
    namesItself: (text) => {
      const name = introduction.exec(text)?.[1]
      return name === undefined || noName.test(name) ? null : name
    },
    relatives: ({ key, base }) => groups.get(base) ?? groups.get(key) ?? groupNear(key),
    isKindWord: ({ word }) => kindWords.test(word),
    isSpeech: ({ key, base }) => speech.has(key) || speech.has(base),
  }
}
