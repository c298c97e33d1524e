import type { SegmentId } from "../../kernel/ids.ts"
import type { Line } from "../../transcript/transcript.ts"
import { placeOf, type SaidWord, saidWords } from "./said-words.ts"

/** A passage that was said: what stands directly before and after it in the same clause may turn its meaning round. */
export interface Passage {
  readonly text: string
  readonly before: string
  readonly after: string
  /** The lines that it stands in. */
  readonly lines: ReadonlyArray<Line>
}

/** A line is read once, however many claims cite it. */
type WordsOf = (line: Line) => ReadonlyArray<SaidWord>

interface LineWord extends SaidWord {
  readonly line: Line
}

/** Lines that a claim cites. */
export interface Cited {
  readonly lines: ReadonlyArray<Line>
  readonly allExist: boolean
  readonly text: string
  /** The passages of a quote, which an ellipsis divides; null if one of them was not said there. */
  readonly passagesOf: (quote: string) => ReadonlyArray<Passage> | null
  readonly holds: (quote: string) => boolean
}

/** Looks lines up, and finds quotes in them. */
export const citedIn = (transcript: ReadonlyArray<Line>): (ids: ReadonlyArray<SegmentId>) => Cited => {
  const byId = new Map(transcript.map((line, position) => [line.id, { position, line }]))
  const known = new Map<Line, ReadonlyArray<SaidWord>>()
  const wordsOf: WordsOf = (line) => {
    const words = known.get(line) ?? saidWords(line.text)
    known.set(line, words)
    return words
  }
  return (ids) => {
    const cited = ids.flatMap((id) => byId.get(id) ?? [])
    const stretches = stretchesOf(cited, wordsOf)
    const passagesOf = (quote: string): ReadonlyArray<Passage> | null => {
      const parts = quote.split(/\s*(?:\[?(?:…|\.{3,})\]?)+\s*/).filter((part) => /[\p{L}\p{N}]/u.test(part))
      const found = parts.flatMap((part) => passageIn(part, stretches) ?? [])
      return found.length === 0 || found.length < parts.length ? null : found
    }
    return {
      lines: cited.map(({ line }) => line),
      allExist: cited.length > 0 && cited.length === ids.length,
      text: cited.map(({ line }) => line.text).join("\n"),
      passagesOf,
      holds: (quote) => passagesOf(quote) !== null,
    }
  }
}

/** Adjacent lines are read as one text, since a quote may span them; it may not span a gap between them. */
const stretchesOf = (
  cited: ReadonlyArray<{ readonly position: number; readonly line: Line }>,
  wordsOf: WordsOf,
): ReadonlyArray<ReadonlyArray<LineWord>> => {
  const stretches: Array<Array<LineWord>> = []
  let [last, isOpen] = [-2, false]
  for (const { position, line } of cited.toSorted((a, b) => a.position - b.position)) {
    const words = wordsOf(line).map(({ key, raw, isFirst, opens }, nth) => ({
      key,
      raw,
      isFirst: nth === 0 ? !isOpen : isFirst,
      opens,
      line,
    }))
    if (position - last > 1) stretches.push(words)
    else stretches.at(-1)?.push(...words) // A line may end in the middle of a sentence.
    ;[last, isOpen] = [position, /[\p{L}\p{N}]\s*$/u.test(line.text)]
  }
  return stretches
}

/** This many words, or characters in scripts without spaces, may carry a negation that belongs to the passage. */
const nearWords = 2
const nearSigns = 4

const passageIn = (text: string, stretches: ReadonlyArray<ReadonlyArray<LineWord>>): Passage | null => {
  const wanted = saidWords(text)
  for (const words of stretches) {
    const at = placeOf(wanted, words)
    if (at === null) continue
    const end = at + wanted.length
    const lines = [...new Set(words.slice(at, end).map(({ line }) => line))]
    return { text, before: beforeOf(words, at), after: afterOf(words, end), lines }
  }
  return null
}

const conjunction = /^(?:and|but|so|or|because|that|und|aber|weil|dass|et|mais|y|pero|que|e|mas)$/

const beforeOf = (words: ReadonlyArray<SaidWord>, at: number): string => {
  const found: Array<SaidWord> = []
  for (let one = at; one > 0 && found.length < nearOf(words[one - 1]) && words[one]?.isFirst === false; one--) {
    const word = words[one - 1]
    if (word === undefined || conjunction.test(word.key)) break
    found.unshift(word)
  }
  return written(found)
}

const afterOf = (words: ReadonlyArray<SaidWord>, from: number): string => {
  const found: Array<SaidWord> = []
  for (let one = from; one < words.length && found.length < nearOf(words[one]); one++) {
    const word = words[one]
    if (word === undefined || word.isFirst || conjunction.test(word.key)) break
    found.push(word)
  }
  return written(found)
}

const isSign = (word: SaidWord | undefined): boolean =>
  word !== undefined && word.raw.length === 1 && /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(word.raw)

const nearOf = (word: SaidWord | undefined): number => isSign(word) ? nearSigns : nearWords

const written = (words: ReadonlyArray<SaidWord>): string =>
  words.map((word) => isSign(word) ? word.raw : ` ${word.raw} `).join("")
