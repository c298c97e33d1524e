import type { Span, Turn, Word } from "./speech.ts"

/** A recognised word, and the chunk it was recognised in. */
export interface ChunkWord extends Word {
  readonly chunk: number
}

/** One sentence of one speaker. `words` are spelled as in `text`, with capitals and final punctuation. */
export interface Sentence extends Span {
  /** The chunk of its first word. */
  readonly chunk: number
  readonly text: string
  readonly words: ReadonlyArray<Word>
  /** As in the turns; null without turns. */
  readonly speaker: number | null
}

/**
 * Builds sentences from the bare words of an engine without punctuation. A sentence ends where speech pauses or the
 * speaker changes. It begins with a capital and ends with a full stop, or a question mark if it begins like a question.
 */
export const punctuate = (
  words: ReadonlyArray<ChunkWord>,
  speech: ReadonlyArray<Span>,
  turns: ReadonlyArray<Turn>,
): ReadonlyArray<Sentence> => {
  const groups: Array<{ readonly stretch: number; readonly speaker: number | null; readonly words: Array<ChunkWord> }> =
    []
  for (const word of words) {
    const stretch = nearest(speech, word)
    const speaker = turns[nearest(turns, word)]?.speaker ?? null
    const last = groups.at(-1)
    if (last !== undefined && last.stretch === stretch && last.speaker === speaker) last.words.push(word)
    else groups.push({ stretch, speaker, words: [word] })
  }
  return groups.map(({ speaker, words }) => {
    const written = sentence(words.map(({ text }) => text))
    return {
      chunk: words[0]?.chunk ?? 0,
      begin: words[0]?.begin ?? 0,
      end: words.reduce((end, word) => Math.max(end, word.end), 0),
      text: written.join(" "),
      words: words.map(({ begin, end, text, confidence }, index) => ({
        begin,
        end,
        text: written[index] ?? text,
        confidence,
      })),
      speaker,
    }
  })
}

/** Spells one sentence: capitals at its start and for "I", days and months, and a mark at its end. */
export const sentence = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.map((word, index) => {
    const capital = index === 0 || /^i(?:'|$)/.test(word) || names.has(word.replace(/'s$/, ""))
    const mark = index === words.length - 1 ? (asks(words) ? "?" : ".") : ""
    return (capital ? word.charAt(0).toUpperCase() + word.slice(1) : word) + mark
  })

const asks = ([first = "", second = "", ...rest]: ReadonlyArray<string>): boolean => {
  if (["and", "but", "so", "well", "okay"].includes(first) && second !== "") return asks([second, ...rest])
  if (first === "when") return verbs.has(second)
  return openers.has(first) || (verbs.has(first) && subjects.has(second))
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

const openers = set("what what's who who's whose whom where where's why how how's which")
const verbs = set(
  "is are am was were do does did don't doesn't didn't can can't could couldn't will won't would wouldn't should "
    + "shouldn't shall may have has had haven't hasn't isn't aren't wasn't weren't",
)
const subjects = set(
  "i you he she it we they there this that these those the a an my your his her its our their somebody someone anybody "
    + "anyone everybody everyone will is are can do does did would should was were any",
)
/** "March" and "May" are left out: they are more often ordinary words. */
const names = set(
  "monday tuesday wednesday thursday friday saturday sunday january february april june july august september october "
    + "november december",
)

/** Index of the span that contains the middle of the word or is nearest to it; -1 without spans. Spans must be in order. */
const nearest = (spans: ReadonlyArray<Span>, word: Span): number => {
  const middle = (word.begin + word.end) / 2
  let [low, high] = [0, spans.length]
  while (low < high) {
    const half = (low + high) >> 1
    if ((spans[half]?.begin ?? 0) <= middle) low = half + 1
    else high = half
  }
  return distance(spans[low - 1], middle) <= distance(spans[low], middle) ? low - 1 : low
}

const distance = (span: Span | undefined, time: number): number =>
  span === undefined ? Infinity : Math.max(span.begin - time, time - span.end, 0)
