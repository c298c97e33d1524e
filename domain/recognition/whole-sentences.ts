import type { Word } from "./speech.ts"
import { type ChunkWord, fewWords, maxPause, minPause, type Utterance } from "./utterances.ts"

/**
 * Where a sentence crosses a change of voice by a word or two, gives the whole of it to one speaker: word times and changes of
 * voice are not that exact. "We need two engineers. How" – "long will it take?" For engines that punctuate.
 */
export const wholeSentences = (utterances: ReadonlyArray<Utterance>): ReadonlyArray<Utterance> => {
  const whole: Array<Utterance> = []
  for (const next of utterances) {
    const last = whole.pop()
    whole.push(...(last === undefined ? [next] : dividedAtSentence(last, next)))
  }
  return whole
}

const dividedAtSentence = (before: Utterance, after: Utterance): readonly [Utterance, Utterance] => {
  const [last, first] = [before.words.at(-1), after.words[0]]
  if (last === undefined || first === undefined || before.speaker === after.speaker) return [before, after]
  const pause = first.begin - last.end
  if (endsSentence(last) || !/^\p{Ll}/u.test(first.text) || pause > maxPause) return [before, after]
  const begun = before.words.length - 1 - before.words.findLastIndex(endsSentence)
  const left = after.words.findIndex(endsSentence) + 1
  const [isBegun, isLeft] = [isFew(begun, before), isFew(left, after)]
  if (isBegun && (!isLeft || begun <= left)) {
    const moved = before.words.slice(-begun).map((word) => pause < minPause ? word : at(first.begin, word))
    return [{ ...before, words: before.words.slice(0, -begun) }, { ...after, words: [...moved, ...after.words] }]
  }
  if (!isLeft) return [before, after]
  const moved = after.words.slice(0, left).map((word) => pause < minPause ? word : at(last.end, word))
  return [{ ...before, words: [...before.words, ...moved] }, { ...after, words: after.words.slice(left) }]
}

/** Some words, but not all that was said. */
const isFew = (count: number, { words }: Utterance): boolean => count > 0 && count <= fewWords && count < words.length

/** A word moved across a pause gets the time of its new neighbour. */
const at = (time: number, word: ChunkWord): ChunkWord => ({ ...word, begin: time, end: time })

/** Whether a word carries the mark that ends a sentence: in "Mr. Bagnall" there is none. */
export const endsSentence = ({ text }: Pick<Word, "text">): boolean =>
  /[.?!…。？！]["”'’)»」』]*$/.test(text) && !title.test(text)

/** "Mr." and the like, after which a name must follow. */
export const title = /^(?:Mr|Mrs|Ms|Dr|Prof|St)\.$/
