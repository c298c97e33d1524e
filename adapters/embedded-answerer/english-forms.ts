import { figure, origin } from "./data/english.ts"
import type { QuestionKind, Token } from "./reader.ts"

/** How a sentence that answers just this question is likely to be built. */
export const englishForm = (kind: QuestionKind, question: string, terms: ReadonlyArray<Token>): RegExp | null => {
  const plain = question.toLowerCase()
  const last = terms.at(-1)
  if (kind === "where" && /\bfrom\b/.test(plain)) {
    return /\bcit(?:y|ies)\b|\btown\b|\bvillage\b/.test(plain) ? townOfOrigin : origin
  }
  if (kind === "definition" && last !== undefined) {
    const subject = terms.map(({ word }) => `${escaped(stemLike(word))}\\w*`).join("[ -]")
    return new RegExp(
      `${ownName}\\b${subject}(?:(?:, that)? (?:is|are|was|were)(?: (?:basically|really|actually|just|usually|simply|like))? (?:an?|the|when|any|one|half|some|what|where|called|\\w+s|\\w+ \\w+s)\\b| (?:means?|refers?|stands? for|consists?)\\b)|\\b(?:called?|call (?:it|this|that|them|these)) (?:the |a |an )?${subject}`,
      "i",
    )
  }
  if (kind === "name") return /\b(?:names? (?:is|was)|(?:is|was|are) (?:called|named)|call (?:it|him|her|them|this))\b/i
  if (kind === "why" && terms.length > 0) {
    const about = terms.map(({ word }) => `${escaped(stemLike(word))}\\w*`).join("|")
    return new RegExp(`\\b(?:${about})[^?]{0,60}\\b(?:because|cause|since|so that|as they|as it)\\b`, "i")
  }
  const subject = terms.find(({ part }) => part === "noun" || part === "name")
  if (kind === "what" && subject !== undefined && /\b(?:do|does|did|will|can|has|have|is|was)\b/.test(plain)) {
    return new RegExp(
      `^(?:(?:the|an?|and|so|but|our|my|this|these|some|most|well|yes),? )*${escaped(stemLike(subject.word))}`,
      "i",
    )
  }
  const counted = /\bhow many (?:more |other |different |of the )?(?:\w+ )??(\w+)\b/.exec(plain)?.[1]
  if (kind === "number" && counted !== undefined && !/^(?:people|persons|times)$/.test(counted)) {
    return new RegExp(`\\b${figure}(?: of)?(?: the)?(?: \\w+){0,2} ${escaped(stemLike(counted))}`, "i")
  }
  const measure = Object.entries(measures).find(([asked]) => new RegExp(asked).test(plain))?.[1]
  return measure === undefined ? null : new RegExp(measure, "i")
}

/** "A positive externality is …" does not say what an externality is. */
const ownName =
  "(?<!\\b(?!(?:an?|the|and|so|now|or|but|um|uh|well|because|that|called|say|is|are|my|our|your|this|what)\\b)[a-z]+ )"

const stemLike = (word: string): string => word.toLowerCase().replace(/(?:ies|y)$/, "").replace(/(?:es|s|ing|ed)$/, "")

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** Countries are not asked for with a town. */
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
const countries = Array.from({ length: 26 * 26 }, (_, nth) => String.fromCharCode(65 + nth / 26, 65 + nth % 26))
  .flatMap((code) => {
    const name = regions.of(code)
    return name === undefined ? [] : [escaped(name)]
  })
const townOfOrigin = new RegExp(`${origin.source.replace(/\[A-Z\]$/, "")}(?!(?:${countries.join("|")})\\b)[A-Z]`)

const measures: Readonly<Record<string, string>> = {
  "how old":
    `\\b(?!(?:1[5-9]|20)\\d\\d\\b)${figure}(?: years?(?: old)?)?\\b(?= years?| old|$|[,.]| and)|\\byears? old\\b|\\bborn\\b`,
  "how far": "\\b(?:kilomet|met(?:re|er)s|miles?|on foot|minutes|hours?|drive|walk)",
  "how long":
    "\\b(?:kilomet|met(?:re|er)s|miles?|feet|foot|inch|centimet|pages?|(?:minutes?|hours?|days?|weeks?|months?|years?)\\b(?! (?:later|ago|earlier)))",
  "how big": "\\b(?:met(?:re|er)|kilomet|centimet|millimet|feet|square|hectares?|acres|inch|size)",
  "how high (?:is|are|was|were) .*(?:rent|price|cost|fee|rate|tax|deposit|salary|wage|fine|profit|debt|share|bonus|discount|commission|interest|inflation)":
    "\\b(?:percent|euros?|pounds?|dollars?)|[%€£$]",
  "how high": "\\b(?:met(?:re|er)|kilomet|centimet|feet|floors?)",
  "how thick": "\\b(?:met(?:re|er)|centimet|millimet|inch|feet)",
  "how wide": "\\b(?:met(?:re|er)|centimet|millimet|inch|feet)",
  "how deep": "\\b(?:met(?:re|er)|centimet|kilomet|inch|feet)",
  "how fast": "\\b(?:an hour|a day|a year|a second|per |kilomet|miles|days|minutes)",
  "how heavy": "\\b(?:kilos?|kilograms?|grams?|tons?|tonnes?|pounds)",
  "what percentage": "\\b(?:percent|per cent)|%",
  "what share": "\\b(?:percent|per cent|half|third|quarter)|%",
  "how much (?:slower|faster|more|less|bigger|smaller|higher|lower|longer|of)":
    "\\b(?:percent|per cent|times|half|third|quarter|twice)\\b|%",
  "by how much": "\\b(?:percent|per cent|by)\\b|%",
  "what time": "\\b(?:at|past|o'clock|noon|half|quarter|until|[ap]\\.?m)\\b|\\d:\\d\\d",
  "what year": "\\b(?:19|20|18)\\d\\d\\b|\\b(?:nineteen|eighteen|twenty|two thousand)\\b",
}
