import type { Segment } from "../transcript/transcript.ts"

/** When each character of a line is spoken, in milliseconds. */
export interface WordClock {
  readonly beginAt: (letter: number) => number
  readonly endAt: (letter: number) => number
}

interface Mark {
  readonly letter: number
  readonly time: number
}

/** Uses the times of words that are found in the text, and interpolates evenly between them. */
export const clockOf = ({ begin, end, words }: Segment, text: string, from: number): WordClock => {
  const marks: Array<Mark> = [{ letter: from, time: begin }]
  const plain = text.toLowerCase()
  let letter = from
  let time = begin
  const mark = (at: number, offset: number): void => {
    time = Math.min(Math.max(time, offset), Math.max(begin, end))
    marks.push({ letter: at, time })
  }
  for (const word of plain.length === text.length ? words : []) {
    const wanted = word.text.trim().toLowerCase()
    const at = wanted === "" ? -1 : plain.indexOf(wanted, letter)
    if (at < 0 || at > letter + maxDistance) continue
    mark(at, word.begin)
    mark(at + wanted.length, word.end)
    letter = at + wanted.length
  }
  mark(text.length, end)
  return {
    beginAt: (wanted) => between(marks.findLastIndex((one) => one.letter <= wanted), wanted),
    endAt: (wanted) => between(marks.findIndex((one) => one.letter >= wanted) - 1, wanted, 1),
  }

  function between(index: number, wanted: number, side = 0): number {
    const before = marks[Math.max(0, index)] ?? { letter: 0, time: begin }
    const after = marks[Math.max(0, index) + 1] ?? before
    const share = after.letter === before.letter ? side : (wanted - before.letter) / (after.letter - before.letter)
    return before.time + Math.min(1, Math.max(0, share)) * (after.time - before.time)
  }
}

/** How many characters ahead to look for a word: further on, a match is another word with the same spelling. */
const maxDistance = 60
