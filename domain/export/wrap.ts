import { isZeroWidth } from "./display-width.ts"

/** Where a line of a text begins and ends, without trailing space. */
export interface LineSpan {
  readonly start: number
  readonly end: number
}

type Measure = (text: string) => number

const syllable = "[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]"
const opening = "[(\\[{（［｛「『【〈《“‘]*"
const closing = "[)\\]}）］｝」』】〉》”’、。，．！？：；…,.!?:;ー々]*"
const piece = new RegExp(`${opening}${syllable}\\p{M}*${closing}\\s*|(?:(?!${syllable})\\S)+\\s*|\\s+`, "gu")

/** Wraps a text at `width`, filling each line; breaks between words, and between Chinese or Japanese characters. */
export const wrap = (text: string, width: number, measure: Measure): ReadonlyArray<LineSpan> => {
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
  for (const { index, 0: whole } of text.matchAll(piece)) {
    for (const { at, part } of fitting(whole, index, width, measure)) {
      const bare = measure(part.trimEnd())
      if (used > 0 && used + bare > width) close(at)
      if (bare > 0) end = at + part.trimEnd().length
      used += measure(part)
    }
  }
  close(text.length)
  return lines
}

/** Wraps into as few lines as `wrap`, but about equally long. */
export const wrapEvenly = (text: string, width: number, measure: Measure): ReadonlyArray<LineSpan> => {
  const lines = wrap(text, width, measure)
  if (lines.length < 2) return lines
  let low = Math.floor(measure(text) / lines.length)
  let high = width
  let best = lines
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const tried = wrap(text, middle, measure)
    if (tried.length > lines.length) low = middle + 1
    else {
      best = tried
      high = middle
    }
  }
  return best
}

interface Part {
  readonly at: number
  readonly part: string
}

/** Cuts a word that is longer than a line between characters. */
const fitting = (whole: string, at: number, width: number, measure: Measure): ReadonlyArray<Part> => {
  if (measure(whole.trimEnd()) <= width) return [{ at, part: whole }]
  const parts: Array<Part> = []
  let part = ""
  let from = at
  for (const letter of whole) {
    if (part !== "" && !isZeroWidth(letter) && letter.trim() !== "" && measure(part + letter) > width) {
      parts.push({ at: from, part })
      from += part.length
      part = ""
    }
    part += letter
  }
  return [...parts, { at: from, part }]
}
