import { nearest } from "./nearest.ts"
import { lengthOf, type Span, type Turn, type Word } from "./speech.ts"

/** A recognised word, and the chunk it was recognised in. */
export interface ChunkWord extends Word {
  readonly chunk: number
}

/** What one voice says without a pause. */
export interface Utterance {
  readonly words: ReadonlyArray<ChunkWord>
  /** As in the turns; null without turns. */
  readonly speaker: number | null
}

/** Milliseconds. A line breaks at pauses from here on, and where the voice changes. */
export const minPause = 500
/** A line that stops mid-sentence continues after a pause of at most this. */
export const maxPause = 2000
/** A voice detected for less than this, or for no more words, in the middle of speech is a diarizer mistake. */
const minTurn = 1000
export const fewWords = 2

/** Whether what was said goes on with the word `next` after a pause, in milliseconds. */
export type GoesOn = (said: ReadonlyArray<ChunkWord>, next: ChunkWord, pause: number) => boolean

/**
 * Divides words at pauses in speech, at changes of voice, and between chunks: the lines of a chunk do not depend on other
 * chunks, so that those shown live stay as they are. Short pauses do not divide what `goesOn`.
 */
export const utterancesOf = (
  words: ReadonlyArray<ChunkWord>,
  speech: ReadonlyArray<Span>,
  turns: ReadonlyArray<Turn>,
  goesOn: GoesOn = isUnfinished,
): ReadonlyArray<Utterance> => {
  const pauses = pausesOf(speech)
  const borders = bordersOf(words)
  const breaths = grouped(words, (a, b) => pauseBetween(pauses, a, b) === 0 && !borders.has(b))
  const utterances = breaths.flatMap((breath) => voicesOf(breath, turns))
  return grouped(utterances, (a, b) => {
    const [last, first] = [a.words.at(-1), b.words[0]]
    if (last === undefined || first === undefined || a.speaker !== b.speaker || borders.has(first)) return false
    const pause = pauseBetween(pauses, last, first)
    return pause <= maxPause && goesOn(a.words, first, pause)
  }).map(merged)
}

/** Divides a list where two neighbours do not belong together. */
const grouped = <A>(
  items: ReadonlyArray<A>,
  belong: (a: A, b: A) => boolean,
): ReadonlyArray<readonly [A, ...ReadonlyArray<A>]> => {
  const groups: Array<[A, ...Array<A>]> = []
  let before: A | undefined
  for (const item of items) {
    const last = groups.at(-1)
    if (last !== undefined && before !== undefined && belong(before, item)) last.push(item)
    else groups.push([item])
    before = item
  }
  return groups
}

const merged = (parts: readonly [Utterance, ...ReadonlyArray<Utterance>]): Utterance => ({
  words: parts.flatMap(({ words }) => words),
  speaker: parts[0].speaker,
})

/** The first words of chunks. Words of a chunk that retried a gap in another are part of that one. */
const bordersOf = (words: ReadonlyArray<ChunkWord>): ReadonlySet<ChunkWord> => {
  const lastOf = new Map(words.map(({ chunk }, at) => [chunk, at]))
  const seen = new Set<number>()
  const borders = new Set<ChunkWord>()
  words.forEach((word, at) => {
    const before = words[at - 1]
    const isNew = before !== undefined && before.chunk !== word.chunk && !seen.has(word.chunk)
    if (isNew && (lastOf.get(before.chunk) ?? 0) < at) borders.add(word)
    seen.add(word.chunk)
  })
  return borders
}

/** The voices of words without a pause. A short turn is a diarizer mistake and is merged with the longer neighbour. */
const voicesOf = (words: ReadonlyArray<ChunkWord>, turns: ReadonlyArray<Turn>): ReadonlyArray<Utterance> => {
  const said = words.map((word) => ({ words: [word], speaker: turns[nearest(turns, word)]?.speaker ?? null }))
  let voices = joinedVoices(said)
  for (let at = voices.findIndex(isShort); voices.length > 1 && at >= 0; at = voices.findIndex(isShort)) {
    const speaker = longer(voices[at - 1], voices[at + 1])?.speaker ?? null
    voices = joinedVoices(voices.map((voice, place) => place === at ? { ...voice, speaker } : voice))
  }
  return voices
}

const joinedVoices = (voices: ReadonlyArray<Utterance>): ReadonlyArray<Utterance> =>
  grouped(voices, (a, b) => a.speaker === b.speaker).map(merged)

const isShort = ({ words }: Utterance): boolean => words.length <= fewWords || lengthOf([spanOf(words)]) < minTurn

const longer = (a: Utterance | undefined, b: Utterance | undefined): Utterance | undefined =>
  a === undefined || (b !== undefined && lengthOf([spanOf(b.words)]) > lengthOf([spanOf(a.words)])) ? b : a

export const spanOf = (words: ReadonlyArray<Span>): Span => ({
  begin: words[0]?.begin ?? 0,
  end: words.reduce((end, word) => Math.max(end, word.end), 0),
})

const open = new Set("the a an of and or but because my your our their its every".split(" "))
const openAlone = new Set("so then now well if".split(" "))

/** Whether more must follow: nobody ends a sentence with "the". */
const isUnfinished = (words: ReadonlyArray<ChunkWord>): boolean => {
  const last = words.at(-1)?.text ?? ""
  return open.has(last) || (words.length === 1 && openAlone.has(last))
}

interface Pause {
  readonly middle: number
  readonly length: number
}

const pausesOf = (speech: ReadonlyArray<Span>): ReadonlyArray<Pause> =>
  speech.slice(1).flatMap(({ begin }, at) => {
    const end = speech[at]?.end ?? begin
    return begin - end < minPause ? [] : [{ middle: (begin + end) / 2, length: begin - end }]
  })

/** The length of the longest pause between two words; 0 without one. */
const pauseBetween = (pauses: ReadonlyArray<Pause>, a: Span, b: Span): number => {
  const [from, to] = [(a.begin + a.end) / 2, (b.begin + b.end) / 2]
  let [low, high] = [0, pauses.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((pauses[half]?.middle ?? 0) <= from) low = half + 1
    else high = half
  }
  let longest = 0
  for (let at = low; at < pauses.length && (pauses[at]?.middle ?? 0) <= to; at++) {
    longest = Math.max(longest, pauses[at]?.length ?? 0)
  }
  return longest
}
