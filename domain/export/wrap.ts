/** Where a line of a text begins and ends, without trailing space. */
export interface LineSpan {
  readonly start: number
  readonly end: number
}

/** The width of a single character; 0 for one that joins the one before. */
type LetterWidth = (letter: string) => number

const syllable = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]"
const opening = "[(\\[{（［｛「『【〈《“‘]*"
const closing = "[)\\]}）］｝」』】〉》”’、。，．！？：；…,.!?:;ー々]*"
const piece = new RegExp(`${opening}${syllable}\\p{M}*${closing}\\s*|(?:(?!${syllable})\\S)+\\s*|\\s+`, "gu")

/** Wraps a text at `width`, filling each line; breaks between words, and between Chinese or Japanese characters. */
export const wrap = (text: string, width: number, widthOf: LetterWidth): ReadonlyArray<LineSpan> =>
  wrapped(measured(text, widthOf), width)

/** Wraps into as few lines as `wrap`, but about equally long. */
export const wrapEvenly = (text: string, width: number, widthOf: LetterWidth): ReadonlyArray<LineSpan> => {
  const measuredText = measured(text, widthOf)
  const lines = wrapped(measuredText, width)
  if (lines.length < 2) return lines
  let low = Math.floor(measuredText.between(0, text.length) / lines.length)
  let high = width
  let best = lines
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const tried = wrapped(measuredText, middle)
    if (tried.length > lines.length) low = middle + 1
    else {
      best = tried
      high = middle
    }
  }
  return best
}

interface Piece {
  readonly start: number
  /** Without trailing space. */
  readonly end: number
  readonly next: number
}

interface Measured {
  readonly text: string
  readonly pieces: ReadonlyArray<Piece>
  readonly between: (start: number, end: number) => number
}

/** Every character is measured once, whatever is tried with the text: lines may be very long. */
const measured = (text: string, widthOf: LetterWidth): Measured => {
  const before = new Float64Array(text.length + 1)
  let at = 0
  for (const letter of text) {
    const width = before[at] ?? 0
    before.fill(width, at + 1, at + letter.length)
    at += letter.length
    before[at] = width + widthOf(letter)
  }
  const pieces = Array.from(text.matchAll(piece), ({ index: start, 0: whole }) => ({
    start,
    end: start + whole.trimEnd().length,
    next: start + whole.length,
  }))
  return { text, pieces, between: (start, end) => (before[end] ?? 0) - (before[start] ?? 0) }
}

const wrapped = (measuredText: Measured, width: number): ReadonlyArray<LineSpan> => {
  const { between, pieces } = measuredText
  const lines: Array<LineSpan> = []
  let start = 0
  let end = 0
  let used = 0
  const close = (next: number): void => {
    if (end > start) lines.push({ start, end })
    start = next
    end = next
    used = 0
  }
  for (const whole of pieces) {
    for (const part of between(whole.start, whole.end) <= width ? [whole] : cut(whole, measuredText, width)) {
      const bare = between(part.start, part.end)
      if (used > 0 && used + bare > width) close(part.start)
      if (bare > 0) end = part.end
      used += between(part.start, part.next)
    }
  }
  close(measuredText.text.length)
  return lines
}

/** Cuts a word that is longer than a line between characters. */
const cut = (word: Piece, { text, between }: Measured, width: number): ReadonlyArray<Piece> => {
  const parts: Array<Piece> = []
  let start = word.start
  let at = start
  for (const letter of text.slice(word.start, word.end)) {
    const next = at + letter.length
    if (at > start && between(at, next) > 0 && between(start, next) > width) {
      parts.push({ start, end: at, next: at })
      start = at
    }
    at = next
  }
  return [...parts, { start, end: word.end, next: word.next }]
}
