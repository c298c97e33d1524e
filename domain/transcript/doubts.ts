import type { Word } from "../recognition/speech.ts"
import { placesOf } from "./word-places.ts"

/** What the built-in recogniser gives to words that it does not write again when it hears them at another speed. */
const sure = 0.3

/** Where the doubtful words of a text are: the offsets at which each stretch of them begins and ends, in turn. */
export const doubtsIn = (text: string, words: ReadonlyArray<Word>): ReadonlyArray<number> => {
  if (words.every((word) => !isDoubtful(word))) return []
  const places = placesOf(text, words)
  const doubts: Array<number> = []
  let isAfterDoubt = false
  words.forEach((word, index) => {
    const place = places[index] ?? null
    if (place === null) return
    const isDoubt = isDoubtful(word)
    const end = place.from + text.slice(place.from, place.to).replace(/[.,?!]+$/, "").length
    // Nothing but punctuation.
    if (end === place.from) return
    if (isDoubt && isAfterDoubt) doubts[doubts.length - 1] = end
    else if (isDoubt) doubts.push(place.from, end)
    isAfterDoubt = isDoubt
  })
  return doubts
}

const isDoubtful = ({ confidence }: Word): boolean => confidence !== null && confidence < sure
