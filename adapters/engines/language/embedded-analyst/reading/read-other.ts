import { dataOf } from "../languages/known-languages.ts"
import { type Language, type Token, wordsIn } from "./language.ts"

const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u

/** A language whose grammar is not analysed: its words as the platform divides them, without capitals and accents. */
export const readOther = (code: string): Language => {
  const data = dataOf(code)
  const locale = code === "other" ? "und" : code
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" })
  const stops = new Set([...wordsIn(data.words.stopWords)].map(folded))
  const read = (text: string): ReadonlyArray<Token> => {
    const found: Array<Token> = []
    let isApart = false
    for (const { segment, isWordLike } of segmenter.segment(text.replaceAll(/['’]/g, " "))) {
      if (isWordLike !== true) {
        if (/\S/.test(segment)) isApart = true
        continue
      }
      const word = code === "ko" ? koreanStem(segment) : segment
      const key = folded(word)
      const isShort = cjk.test(word) ? word.length < 2 || /^\p{sc=Hira}{1,3}$/u.test(word) : key.length < 4
      const isCapital = found.length > 0 && /^\p{Lu}/u.test(word)
      found.push({
        word,
        key,
        // German capitalises nouns, but also the first word of a sentence.
        part: /\d/.test(word) ? "other" : isCapital ? "name" : code === "de" ? "verb" : "noun",
        isStop: stops.has(key) ||
          (!/\d/.test(key) && (cjk.test(word) ? /^\p{sc=Hira}{1,2}$/u.test(word) : key.length < 2)),
        isDull: isShort || data.words.dull.test(word),
        isApart,
      })
      isApart = false
    }
    return found
  }
  return { ...data, code: locale, read, isClause: () => true, joint: null }
}

const folded = (word: string): string => word.normalize("NFKD").replaceAll(/\p{M}/gu, "").normalize("NFC").toLowerCase()

/** A word without the particle or ending that is attached to it. */
const koreanStem = (word: string): string =>
  word.replace(
    /(?<=\p{sc=Hang}{2})(?:에서는|에게는|으로는|에서|에게|으로|까지|부터|보다|처럼|이나|라도|마다|께서|은|는|이|가|을|를|에|로|와|과|도|만|의)$/u,
    "",
  )
