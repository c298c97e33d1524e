import type { Word } from "../recognition/speech.ts"
import type { Segment } from "./transcript.ts"

/** Where a word stands in the text of its line. */
export interface Place {
  readonly from: number
  readonly to: number
}

/** How many characters ahead to look for a word: further on, a match is another word with the same spelling. */
const maxDistance = 60

/** Where each word of a line is in its text; null for one that is written differently, such as a number. */
export const placesOf = (text: string, words: ReadonlyArray<Word>): ReadonlyArray<Place | null> => {
  const plain = text.toLowerCase()
  let next = 0
  return words.map((word) => {
    const wanted = word.text.trim().toLowerCase()
    const from = wanted === "" || plain.length !== text.length ? -1 : plain.indexOf(wanted, next)
    if (from < 0 || from > next + maxDistance) return null
    next = from + wanted.length
    return { from, to: next }
  })
}

interface Mark {
  readonly offset: number
  readonly time: number
}

/** When the text of a line up to an offset has been said, and when what follows begins. They differ at a pause. */
export const timesAt = ({ text, begin, end, words }: Segment, places: ReadonlyArray<Place | null>) => {
  const last = Math.max(begin, end)
  const marks: Array<Mark> = [{ offset: 0, time: begin }]
  let time = begin
  const mark = (offset: number, spoken: number): void => {
    time = Math.min(Math.max(time, spoken), last)
    marks.push({ offset, time })
  }
  places.forEach((place, index) => {
    const word = words[index]
    if (place === null || word === undefined) return
    mark(place.from, word.begin)
    mark(place.to, word.end)
  })
  mark(text.length, last)
  return {
    endAt: (offset: number) => between(marks, marks.findIndex((one) => one.offset >= offset) - 1, offset, 1),
    beginAt: (offset: number) => between(marks, marks.findLastIndex((one) => one.offset <= offset), offset, 0),
  }
}

const between = (marks: ReadonlyArray<Mark>, index: number, offset: number, side: number): number => {
  const before = marks[Math.max(0, index)] ?? { offset: 0, time: 0 }
  const after = marks[Math.max(0, index) + 1] ?? before
  const share = after.offset === before.offset ? side : (offset - before.offset) / (after.offset - before.offset)
  return before.time + Math.min(1, Math.max(0, share)) * (after.time - before.time)
}
