/** A word of a line: its range in the text, and when it is said, in milliseconds. */
export interface SpokenWord {
  readonly from: number
  readonly to: number
  readonly begin: number
  readonly end: number
}

export interface TimedWord {
  readonly text: string
  readonly begin: number
  readonly end: number
}

interface Line {
  readonly text: string
  readonly begin: number
  readonly end: number
}

interface Mark {
  readonly offset: number
  readonly time: number
}

/** A word found further away than this is another word with the same spelling. */
const maxDistance = 60

/**
 * When each word of a line is said: as the recogniser timed it if the word occurs in the text, and evenly spread between
 * those; an edited line may have no times at all.
 */
export const spokenWords = (
  line: Line,
  timed: ReadonlyArray<TimedWord>,
  language: string,
): ReadonlyArray<SpokenWord> => {
  const marks = marksOf(line, timed)
  return wordsIn(line.text, language).map(({ from, to }) => ({
    from,
    to,
    begin: timeOf(marks, from, false),
    end: timeOf(marks, to, true),
  }))
}

/** The word being said at a time: the last one that has started. */
export const wordAt = (words: ReadonlyArray<SpokenWord>, time: number): SpokenWord | null =>
  words.findLast(({ begin }) => begin <= time) ?? null

/** The word at an offset; null between words. */
export const wordAtOffset = (words: ReadonlyArray<SpokenWord>, offset: number): SpokenWord | null =>
  words.find(({ from, to }) => offset >= from && offset <= to) ?? null

const marksOf = ({ text, begin, end }: Line, timed: ReadonlyArray<TimedWord>): ReadonlyArray<Mark> => {
  const marks: Array<Mark> = [{ offset: 0, time: begin }]
  const plain = text.toLowerCase()
  const last = Math.max(begin, end)
  let offset = 0
  let time = begin
  const mark = (at: number, moment: number) => {
    time = Math.min(Math.max(time, moment), last)
    marks.push({ offset: at, time })
    offset = at
  }
  for (const word of plain.length === text.length ? timed : []) {
    const wanted = word.text.trim().toLowerCase()
    const at = wanted === "" ? -1 : plain.indexOf(wanted, offset)
    if (at < 0 || at > offset + maxDistance) continue
    mark(at, word.begin)
    mark(at + wanted.length, word.end)
  }
  mark(text.length, last)
  return marks
}

/** Of several marks at one offset, a start uses the last and an end the first. */
const timeOf = (marks: ReadonlyArray<Mark>, offset: number, isEnd: boolean): number => {
  const at = isEnd
    ? marks.findIndex((mark) => mark.offset >= offset) - 1
    : marks.findLastIndex((mark) => mark.offset <= offset)
  const before = marks[Math.max(0, at)] ?? { offset: 0, time: 0 }
  const after = marks[Math.max(0, at) + 1] ?? before
  const width = after.offset - before.offset
  const share = width === 0 ? (isEnd ? 1 : 0) : (offset - before.offset) / width
  return before.time + share * (after.time - before.time)
}

interface Span {
  readonly from: number
  readonly to: number
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Chinese and Japanese have no spaces between words, but the browser can find them. */
const wordsIn = (text: string, language: string): ReadonlyArray<Span> => {
  const found = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" })
  segmenters.set(language, found)
  return Array.from(found.segment(text))
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({ from: index, to: index + segment.length }))
}
