import { Jieba } from "@node-rs/jieba"
import { dict } from "@node-rs/jieba/dict.js"
import { dataOf } from "../languages/known-languages.ts"
import { type Language, type Token, wordsIn } from "./language.ts"

const parts: ReadonlyArray<readonly [RegExp, Token["part"]]> = [
  [/^n[rstz]/, "name"],
  [/^(?:n|j|l|i|eng|vn)/, "noun"],
  [/^v/, "verb"],
  [/^a/, "adjective"],
]

/** Chinese by a dictionary of words. */
export const readChinese = (): Language => {
  const data = dataOf("zh")
  const stops = wordsIn(data.words.stopWords)
  const jieba = Jieba.withDict(dict)
  const read = (text: string): ReadonlyArray<Token> => {
    const found: Array<Token> = []
    let isApart = false
    for (const { word, tag } of jieba.tag(text, true)) {
      if (!/[\p{L}\p{N}]/u.test(word)) {
        isApart = true
        continue
      }
      found.push({
        word,
        key: word.toLowerCase(),
        part: parts.find(([pattern]) => pattern.test(tag))?.[1] ?? "other",
        isStop: stops.has(word) || (/^[uyerpc]/.test(tag) && word.length < 2),
        isDull: word.length < 2 || data.words.dull.test(word),
        isApart,
      })
      isApart = false
    }
    return found
  }
  return { ...data, code: "zh", read, isClause: () => true, joint: "" }
}
