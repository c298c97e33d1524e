import type { SegmentId } from "../kernel/ids.ts"
import type { Word } from "../recognition/speech.ts"
import { joinTexts } from "../text/join-texts.ts"
import type { Segment } from "./transcript.ts"
import { type Place, placesOf, timesAt } from "./word-places.ts"

/** Splits a line at an offset of its text, at the time when that is said; null if a part would be empty. */
export const splitLine = (line: Segment, offset: number, newId: SegmentId): readonly [Segment, Segment] | null => {
  const at = isInsidePair(line.text, offset) ? offset - 1 : offset
  const left = line.text.slice(0, at).trimEnd()
  const right = line.text.slice(at).trimStart()
  if (left === "" || right === "") return null
  const places = placesOf(line.text, line.words)
  const { endAt, beginAt } = timesAt(line, places)
  const end = endAt(left.length)
  const begin = Math.max(end, beginAt(line.text.length - right.length))
  const words = line.words.map((word, index) => cut(word, places[index] ?? null, at, (end + begin) / 2))
  return [
    { ...line, end, text: left, words: words.flatMap(([word]) => word) },
    { ...line, id: newId, begin, text: right, words: words.flatMap(([, word]) => word) },
  ]
}

const isInsidePair = (text: string, offset: number): boolean =>
  /[\udc00-\udfff]/.test(text.charAt(offset)) && /[\ud800-\udbff]/.test(text.charAt(offset - 1))

type Parts = readonly [left: ReadonlyArray<Word>, right: ReadonlyArray<Word>]

/** A word that is not found in the text belongs where it was said. */
const cut = (word: Word, place: Place | null, at: number, time: number): Parts => {
  const isLeft = place === null ? (word.begin + word.end) / 2 < time : place.to <= at
  if (isLeft) return [[word], []]
  if (place === null || place.from >= at) return [[], [word]]
  const text = word.text.trim()
  const length = at - place.from
  const middle = word.begin + (word.end - word.begin) * (length / (place.to - place.from))
  return [
    [{ ...word, end: middle, text: text.slice(0, length) }],
    [{ ...word, begin: middle, text: text.slice(length) }],
  ]
}

/** Appends a line to the one before it, which keeps its id and its speaker. */
export const joinLines = (first: Segment, second: Segment): Segment => ({
  ...first,
  begin: Math.min(first.begin, second.begin),
  end: Math.max(first.end, second.end),
  text: joined(first.text.trimEnd(), second.text.trimStart()),
  words: [...first.words, ...second.words],
  ...(first.isEdited === true || second.isEdited === true ? { isEdited: true } : {}),
})

/** No space before a full stop or comma. */
const joined = (first: string, second: string): string =>
  closing.test(second) ? first + second : joinTexts(first, second)

/** Only punctuation on its own: ".5" and ".NET" begin a word. */
const closing = /^[,.)\]]+(?:\s|$)/
