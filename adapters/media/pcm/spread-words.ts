import { bytesPerMillisecond } from "#domain/media/audio.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"
import { integersIn, sumOfSquares } from "./integers.ts"

const frame = 20

/** Where a chunk has sound: the milliseconds of sound up to the end of each 20 ms frame. */
export type SoundMap = Float64Array

/** Frames within 30 dB of the loud ones count as sound, but never below −50 dBFS. */
export const soundMap = (samples: Buffer): SoundMap => {
  const perFrame = frame * bytesPerMillisecond / 2
  const integers = integersIn(samples)
  const levels = Array.from({ length: Math.floor(integers.length / perFrame) }, (_, at) => {
    const sum = sumOfSquares(integers, at * perFrame, (at + 1) * perFrame)
    return 10 * Math.log10(sum / perFrame / 32768 ** 2 + 1e-10)
  })
  const loud = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.95)] ?? -100
  const threshold = Math.max(loud - 30, -50)
  let elapsed = 0
  return Float64Array.from(levels, (level) => (elapsed += level > threshold ? frame : 0))
}

/** The words of a text: by spaces, or by dictionary if the script has none. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  text.split(/\s+/u).filter((part) => part !== "").flatMap((part) => unspaced.test(part) ? segmented(part) : [part])

/** Gives each word of a text a time in proportion to its length, counting only the milliseconds with sound. */
export const spreadWords = (text: string, within: Span, map: SoundMap, mapBegin: number): ReadonlyArray<Word> => {
  const words = wordsOf(text)
  const times = spreadOver(words, within, map, mapBegin)
  return words.map((text, at) => {
    const { begin, end } = times[at] ?? within
    return { begin, end, text, confidence: null }
  })
}

/** The times of words that share a span by their length. */
export const spreadOver = (
  words: ReadonlyArray<string>,
  within: Span,
  map: SoundMap,
  mapBegin: number,
): ReadonlyArray<Span> => {
  const letters = words.map((word) => word.length + 1)
  const total = letters.reduce((sum, length) => sum + length, 0)
  const from = soundUntil(map, within.begin - mapBegin)
  const sound = soundUntil(map, within.end - mapBegin) - from
  const at = (share: number): number =>
    sound > 0
      ? Math.min(within.end, Math.max(within.begin, mapBegin + timeOf(map, from + share * sound)))
      : within.begin + share * (within.end - within.begin)
  let passed = 0
  return letters.map((length) => {
    const begin = Math.round(at(passed / total))
    passed += length
    return { begin, end: Math.max(begin, Math.round(at(passed / total))) }
  })
}

/** Milliseconds of sound in a span, counted from where the map begins. */
export const soundIn = (map: SoundMap, { begin, end }: Span): number => soundUntil(map, end) - soundUntil(map, begin)

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" })

/** Punctuation stays with the word before it. */
const segmented = (text: string): ReadonlyArray<string> => {
  const words: Array<string> = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike || words.length === 0) words.push(segment)
    else words.push((words.pop() ?? "") + segment)
  }
  return words
}

const soundUntil = (map: SoundMap, time: number): number => map[Math.min(map.length, Math.round(time / frame)) - 1] ?? 0

const timeOf = (map: SoundMap, elapsed: number): number => {
  let index = 0
  let after = map.length
  while (index < after) {
    const middle = (index + after) >> 1
    const sum = map[middle] ?? 0
    if (sum >= elapsed && sum > 0) after = middle
    else index = middle + 1
  }
  if (index >= map.length) return map.length * frame
  const overshoot = (map[index] ?? elapsed) - elapsed
  return (index + 1) * frame - overshoot
}
