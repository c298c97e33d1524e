import type { Word } from "../recognition/speech.ts"
import type { Segment } from "./transcript.ts"
import { type Place, placesOf } from "./word-places.ts"

/**
 * The line with another text. Words that the edit leaves alone keep their times. New ones share the time of those they
 * replace, without a confidence, since a person wrote them.
 */
export const withText = (line: Segment, text: string): Segment => {
  if (text === line.text) return line
  const { text: before, words } = line
  const places = placesOf(before, words)
  const head = commonHead(before, text)
  const tail = commonTail(before.slice(head), text.slice(head))
  const shift = text.length - before.length
  const isHead = (word: number): boolean => {
    const { to, isFound } = around(places, word, before.length)
    return to <= head && !(isFound && isWithinWord(text, to))
  }
  const isTail = (word: number): boolean => {
    const { from, isFound } = around(places, word, before.length)
    return from >= before.length - tail && !(isFound && isWithinWord(text, from + shift))
  }
  const indices = words.map((_, index) => index)
  const firstChanged = indices.findIndex((word) => !isHead(word))
  const headCount = firstChanged < 0 ? words.length : firstChanged
  const lastChanged = indices.findLastIndex((word) => word >= headCount && !isTail(word))
  const tailStart = Math.max(headCount, lastChanged + 1)
  const from = places.slice(0, headCount).findLast((place) => place !== null)?.to ?? 0
  const next = places.slice(tailStart).find((place) => place !== null)
  const written = text.slice(from, next === undefined || next === null ? text.length : next.from + shift)
  return {
    ...line,
    text,
    words: [
      ...words.slice(0, headCount),
      ...spread(written, words.slice(headCount, tailStart)),
      ...words.slice(tailStart),
    ],
    isEdited: true,
  }
}

const commonHead = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a.charAt(length) === b.charAt(length)) length++
  return length
}

const commonTail = (a: string, b: string): number => {
  let length = 0
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++
  return length
}

/** A word that is not in the text is somewhere between its neighbours. */
const around = (places: ReadonlyArray<Place | null>, word: number, length: number) => {
  const place = places[word] ?? null
  if (place !== null) return { ...place, isFound: true }
  const from = places.slice(0, word).findLast((one) => one !== null)?.to ?? 0
  const to = places.slice(word + 1).find((one) => one !== null)?.from ?? length
  return { from, to, isFound: false }
}

const wordCharacter = /[\p{L}\p{N}]/u

const isWithinWord = (text: string, offset: number): boolean =>
  wordCharacter.test(text.charAt(offset - 1)) && wordCharacter.test(text.charAt(offset))

/** The words of a text over the time of others, by their length. */
const spread = (text: string, replaced: ReadonlyArray<Word>): ReadonlyArray<Word> => {
  const [begin, end] = [replaced[0]?.begin, replaced.at(-1)?.end]
  const written = text.match(/[\p{L}\p{N}\p{M}'’_-]+/gu) ?? []
  const total = written.reduce((sum, word) => sum + word.length, 0)
  if (begin === undefined || end === undefined) return []
  let done = 0
  const timeNow = () => begin + Math.max(0, end - begin) * (done / total)
  return written.map((word) => {
    const from = timeNow()
    done += word.length
    return { begin: from, end: timeNow(), text: word, confidence: null }
  })
}
