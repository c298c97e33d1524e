import { digitOf, scaleOf, teenOf, tensOf } from "#domain/transcript/english/number-words.ts"
import type { Span, Word } from "#domain/transcript/speech.ts"
import { withHotwords } from "./hotwords.ts"
import { type Passage, passagesOf } from "./passages.ts"

/** Words of one stretch of time, which they share by their letters. */
interface Group {
  readonly texts: ReadonlyArray<string>
  /** When something was heard; in order. */
  readonly spans: readonly [Span, ...ReadonlyArray<Span>]
  readonly confidence: number
  /** How a number was said. */
  readonly spoken?: string
}

/**
 * Measured on 2,382 written words, 216 of them wrong: of those that both recognisers have, 1.5 % are wrong; of the others 32 %, and 80 %
 * where they agree on less than two words in five, as in other languages and in loops.
 */
const common = 0.4
const sure = (confidence: number | null): number => 0.8 + 0.2 * (confidence ?? 0)
const unsure = 0.25
const foreign = 0.1

/** Speech that only one recogniser has is kept if it is that much: the other has skipped it. */
const skippedWords = 3
const skippedConfidence = 0.5

/** Milliseconds that a letter takes at least. */
const letter = 30

/**
 * The words of one recogniser with the times of another. Where the two agree, a word is sure, and where they differ it is not.
 * What only the second heard is left out, but for stretches that the first skipped; hotwords (lower case)
 * replace what sounds like them.
 */
export const mergeWords = (
  written: ReadonlyArray<string>,
  heard: ReadonlyArray<Word>,
  hotwords: ReadonlySet<string>,
): ReadonlyArray<Word> => {
  const passages = passagesOf(written, heard, hotwords).flatMap((passage) => withHotwords(passage, hotwords))
  const agreed = passages.filter(({ isAgreed }) => isAgreed).length
  const doubt = agreed < common * Math.max(written.length, heard.length) ? foreign : unsure
  let groups: ReadonlyArray<Group> = []
  let pending: ReadonlyArray<string> = []
  for (const passage of passages) {
    const [first, ...others] = passage.heard
    if (first === undefined) {
      pending = [...pending, ...passage.written]
      continue
    }
    const texts = passage.written.length > 0 ? passage.written : skipped(passage.heard)
    const isNumber = isSaid(passage)
    const confidence = passage.isAgreed || isNumber ? sure(first.confidence) : doubt
    const spoken = isNumber ? { spoken: passage.heard.map(({ text }) => text).join(" ") } : {}
    const group: Group = { texts, spans: [first, ...others], confidence, ...spoken }
    groups = texts.length === 0 ? groups : [...placed(groups, pending, group, doubt), group]
    pending = texts.length === 0 ? pending : []
  }
  const last = groups.at(-1)
  const all = last === undefined || pending.length === 0
    ? groups
    : [...groups.slice(0, -1), widened(last, pending, doubt)]
  return all.flatMap(wordsOf)
}

/** Words without a time of their own go between the groups before and after, or share the time of the one before. */
const placed = (
  groups: ReadonlyArray<Group>,
  texts: ReadonlyArray<string>,
  after: Group,
  confidence: number,
): ReadonlyArray<Group> => {
  if (texts.length === 0) return groups
  const before = groups.at(-1)
  const begin = before?.spans.at(-1)?.end ?? 0
  const end = after.spans[0].begin
  if (before === undefined || end - begin >= letter * lettersIn(texts)) {
    const span = { begin: Math.max(begin, end - 3 * letter * lettersIn(texts)), end }
    return [...groups, { texts, spans: [span], confidence }]
  }
  return [...groups.slice(0, -1), widened(before, texts, confidence)]
}

const widened = ({ texts, spans }: Group, more: ReadonlyArray<string>, confidence: number): Group => ({
  texts: [...texts, ...more],
  spans,
  confidence,
})

const lettersIn = (texts: ReadonlyArray<string>): number => texts.reduce((sum, text) => sum + text.length + 1, 0)

const skipped = (heard: ReadonlyArray<Word>): ReadonlyArray<string> => {
  const mean = heard.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / heard.length
  return heard.length >= skippedWords && mean >= skippedConfidence ? heard.map(({ text }) => text) : []
}

const numberWords = new Set([
  ...[digitOf, teenOf, tensOf, scaleOf].flatMap((words) => [...words.keys()]),
  ..."a and cent dollar dollars euro euros hundred o'clock oh per percent point pound pounds zero".split(" "),
])

/** Whether one has in digits what the other heard in words: "38%" for "thirty eight per cent". */
const isSaid = ({ written, heard }: Passage): boolean =>
  written.length === 1 && /\d/.test(written[0] ?? "") && heard.every(({ text }) => numberWords.has(text.toLowerCase()))

const wordsOf = ({ texts, spans, confidence, spoken }: Group): ReadonlyArray<Word> => {
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

/** When a share of the time of spans has passed, without the pauses between them. */
const timeAt = (spans: ReadonlyArray<Span>, share: number): number => {
  let left = share * spans.reduce((sum, { begin, end }) => sum + end - begin, 0)
  for (const { begin, end } of spans) {
    if (left <= end - begin) return Math.round(begin + left)
    left -= end - begin
  }
  return spans.at(-1)?.end ?? 0
}
