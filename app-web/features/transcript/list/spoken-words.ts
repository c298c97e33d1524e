/** A word of a line as it stands in the text, and when it is said, in milliseconds. */
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
  readonly letter: number
  readonly time: number
}

/** Letters between two words of which one was not found: farther off it is another word that is spelled the same. */
const reach = 60

/**
 * When each word of a line is said: by the times that the engine gave where its words are found in the text, evenly
 * between those, and evenly all along a line that was edited.
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

/** The word that is heard at a time: the last one that has begun. */
export const wordAt = (words: ReadonlyArray<SpokenWord>, time: number): SpokenWord | null =>
  words.findLast(({ begin }) => begin <= time) ?? null

/** The word under a letter; null between words. */
export const wordUnder = (words: ReadonlyArray<SpokenWord>, letter: number): SpokenWord | null =>
  words.find(({ from, to }) => letter >= from && letter <= to) ?? null

const marksOf = ({ text, begin, end }: Line, timed: ReadonlyArray<TimedWord>): ReadonlyArray<Mark> => {
  const marks: Array<Mark> = [{ letter: 0, time: begin }]
  const plain = text.toLowerCase()
  const last = Math.max(begin, end)
  let letter = 0
  let time = begin
  const mark = (at: number, moment: number) => {
    time = Math.min(Math.max(time, moment), last)
    marks.push({ letter: at, time })
    letter = at
  }
  for (const word of plain.length === text.length ? timed : []) {
    const wanted = word.text.trim().toLowerCase()
    const at = wanted === "" ? -1 : plain.indexOf(wanted, letter)
    if (at < 0 || at > letter + reach) continue
    mark(at, word.begin)
    mark(at + wanted.length, word.end)
  }
  mark(text.length, last)
  return marks
}

/** Of several marks at one letter a beginning takes the last, an end the first. */
const timeOf = (marks: ReadonlyArray<Mark>, letter: number, isEnd: boolean): number => {
  const at = isEnd
    ? marks.findIndex((mark) => mark.letter >= letter) - 1
    : marks.findLastIndex((mark) => mark.letter <= letter)
  const before = marks[Math.max(0, at)] ?? { letter: 0, time: 0 }
  const after = marks[Math.max(0, at) + 1] ?? before
  const width = after.letter - before.letter
  const share = width === 0 ? (isEnd ? 1 : 0) : (letter - before.letter) / width
  return before.time + share * (after.time - before.time)
}

interface Span {
  readonly from: number
  readonly to: number
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Chinese and Japanese write no spaces between words: the browser knows where they are. */
const wordsIn = (text: string, language: string): ReadonlyArray<Span> => {
  const found = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: "word" })
  segmenters.set(language, found)
  return Array.from(found.segment(text))
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ index, segment }) => ({ from: index, to: index + segment.length }))
}
