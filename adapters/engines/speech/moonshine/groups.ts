import type { Span, Word } from "#domain/recognition/speech.ts"

/** Words of one stretch of time, which they share by their letters. */
export interface Group {
  readonly texts: ReadonlyArray<string>
  /** When something was heard; in order. */
  readonly spans: readonly [Span, ...ReadonlyArray<Span>]
  readonly confidence: number
  /** How it was said, if that reads differently: a number, or “Mr”. */
  readonly spoken?: string
}

/** Milliseconds that a letter takes at least, and at most where there is room. */
const quick = 30
const slow = 90

/**
 * Adds words without a time of their own: they get one between the last group and `until`, or share the time of the last
 * group if there is no room.
 */
export const addUntimed = (
  groups: Array<Group>,
  texts: ReadonlyArray<string>,
  until: number,
  confidence: number,
): void => {
  const before = groups.at(-1)
  const begin = before?.spans.at(-1)?.end ?? 0
  const letters = lettersIn(texts)
  if (before === undefined || until - begin >= quick * letters) {
    groups.push({ texts, spans: [{ begin: Math.max(begin, until - slow * letters), end: until }], confidence })
  } else groups[groups.length - 1] = { texts: before.texts.concat(texts), spans: before.spans, confidence }
}

const lettersIn = (texts: ReadonlyArray<string>): number => texts.reduce((sum, text) => sum + text.length + 1, 0)

/** The words of a group, each with its time. */
export const timedWords = ({ texts, spans, confidence, spoken }: Group): ReadonlyArray<Word> => {
  if (spoken !== undefined) return texts.map((text) => ({ ...outer(spans), text, confidence, spoken }))
  if (texts.length === spans.length) {
    return texts.map((text, at) => ({ begin: spans[at]?.begin ?? 0, end: spans[at]?.end ?? 0, text, confidence }))
  }
  const letters = lettersIn(texts)
  let passed = 0
  return texts.map((text) => {
    const begin = timeAt(spans, passed / letters)
    passed += text.length + 1
    return { begin, end: Math.max(begin, timeAt(spans, passed / letters)), text, confidence }
  })
}

const outer = (spans: Group["spans"]): Span => ({ begin: spans[0].begin, end: spans.at(-1)?.end ?? spans[0].end })

/** When a share of the spans' time has passed, not counting the pauses between them. */
const timeAt = (spans: ReadonlyArray<Span>, share: number): number => {
  let left = share * spans.reduce((sum, { begin, end }) => sum + end - begin, 0)
  for (const { begin, end } of spans) {
    if (left <= end - begin) return Math.round(begin + left)
    left -= end - begin
  }
  return spans.at(-1)?.end ?? 0
}
