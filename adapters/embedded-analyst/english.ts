import compromise from "compromise/two"
import model from "wink-eng-lite-web-model"
import winkNLP from "wink-nlp"
import its from "wink-nlp/src/its.js"
import { asks, chatter, days, generic, groups, months, weighty } from "./data/english.ts"
import { englishDuties } from "./english-duties.ts"
import type { Language, Words } from "./language.ts"

const decision =
  /\b(?:we|they|i|team|board|committee)(?:'ve| have| had| all)*(?: also| finally| already| just)? (?:decided|agreed|approved|chose|chosen|settled on)\b|\b(?:the|our|final) decision (?:is|was)\b|\b(?:it is|it was|it's|is|was|were|has been|have been) (?:decided|agreed|approved|rejected|settled)\b|\b(?:let's|let us|we will|we'll|we are going to|we're going to) go with\b/i
const undecided =
  /\b(?:not|never|n't)(?: yet)? (?:decided|agreed|approved)|\bif (?:we|they)\b|\b(?:agreed|decided) (?:last|before|in the past)\b/i
const opening =
  /\b(?:first|second|third|fourth|fifth|next|last|final|other) (?:topic|item|point|subject|thing|issue)(?: on the (?:agenda|list))?(?: for today| today)?(?: is| will be|,| concerns)? ?(?:about )?(.*)$|^(?:let's|let us) (?:now )?(?:move on|turn|go on)(?: to (.*))?$|^moving on(?: to (.*))?$|\b(?:start|begin) with (.*)$|^(?:let's|let us) (?:talk about|discuss) (.*)$/i
const properNames = new RegExp(String.raw`\b(?:${days}|${months.replace("may|", "")})\b`, "gi")
const fillers =
  /^(?:(?:um+|uh+|er+|hm+|mhm)\b[,.]? *|(?:well|so|okay|ok|yeah|yes|sure|now|then|and|but|also|actually|basically|i mean|you know|anyway|all right|alright|right|great|good|perfect|no)\b[,.]+ *|(?:so )?(?:basically|honestly) +|(?:so|and|but|then|well|okay|yeah)(?! (?:far|that|much|many|done|to))(?= (?:i|we|the|he|she|they|it|you|let|a|an|our|my|what|how|when|who|can|could)\b) *)+/i

/** Names in mid-sentence keep their capital; other words are in lower case. */
const written = (word: string, isName: boolean): string =>
  isName || /[A-Z0-9].*[A-Z]/.test(word) ? word : word.toLowerCase()

export const english = (): Language => {
  const nlp = winkNLP(model)
  const read = (sentence: string): Words => {
    const tokens = nlp.readDoc(sentence).tokens()
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
    || (!compromise(word).has("#Plural") && nlp.readDoc(sentence).tokens().filter((token) =>
          token.out() === word.split(" ")[0] && token.out(its.pos) === "PROPN"
        ).length() > 0)
  return {
    code: "en",
    read,
    tidy,
    isQuestion: (text) => text.endsWith("?"),
    isChatter: (text) => chatter.test(text),
    accepts: (text) =>
      /^(?:sure|yes|yeah|yep|ok|okay|of course|no problem|will do|certainly|absolutely|i (?:will|can)\b|i'll\b)/i.test(
        text,
      ),
    agrees: (text) => /^(?:i agree|agreed|sounds good|absolutely|yes,? (?:i agree|let's))/i.test(text),
    decides: (text) => !text.endsWith("?") && decision.test(text) && !undecided.test(text),
    announces: (text) => announced(text, read),
    weight: (text) =>
      (text.match(weighty)?.length ?? 0) + (/\d|\b(?:hundred|thousand|million|percent)\b/.test(text) ? 1 : 0),
    duties: englishDuties(isName),
  }
}

const isNounAt = (parts: ReadonlyArray<string>, index: number): boolean =>
  parts[index] === "NOUN" || parts[index] === "PROPN"

const isDay = (word: string): boolean => new RegExp(`^(?:${days}|${months})$`).test(word)

const tidy = (sentence: string): string => {
  const plain = sentence.replaceAll(/\s+/g, " ").replace(fillers, "").replaceAll(/,? \b(?:um+|uh+|er+),?(?= )/gi, "")
    .replaceAll(/\b(?!had\b|that\b)([a-z]+)(?: \1\b)+/gi, "$1").trim()
  const text = /[A-Z]/.test(plain.slice(1)) ? plain : plain.replaceAll(/\bi\b/g, "I").replaceAll(properNames, capital)
  const isOpen = !/[.?!…:;"”)]$/.test(text)
  return capital(text) + (isOpen ? (asks.test(text) ? "?" : ".") : "")
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const announced = (text: string, read: (text: string) => Words): string | null => {
  if (text.endsWith("?")) return null
  const found = opening.exec(text.replace(/[.!]+$/, ""))
  if (found === null) return null
  const named = found.slice(1).find((group) => group !== undefined) ?? ""
  const title = named
    .replace(/^(?:to )?(?:talk about|discuss|the|our|a|an|is|item|topic)\b */i, "").replace(/^(?:the|our|a|an) /i, "")
    .split(/[,.;:]| (?:because|that|which|who|so|and then|where|when) /)[0]?.trim() ?? ""
  const isName = title.split(" ").length <= 7 && read(title).terms.length > 0
  return isName ? capital(title) : ""
}
