import type { Contribution } from "../recognition/coverage-gaps.ts"
import { capital, type Names } from "../recognition/english/capitals.ts"
import type { Sentence } from "../recognition/punctuate.ts"
import type { Span, Turn, Word } from "../recognition/speech.ts"
import { type ChunkWord, type GoesOn, minPause, spanOf, utterancesOf } from "../recognition/utterances.ts"
import { endsSentence, title, wholeSentences } from "../recognition/whole-sentences.ts"

/** A line may be as long as this; a longer one breaks after a sentence. */
const longest = 30

/** Whether an engine's sentences are made of its words, so that each part of them has a time. */
export const isSpelled = ({ sentences, words }: Contribution): boolean =>
  sentences !== null && words.length > 0 && textOf(words) === sentences.map(({ text }) => text.trim()).join(" ")

/** What an engine wrote with punctuation: a line ends where the voice changes, at pauses between sentences, and after a sentence if it is long. */
export const spelledLines = (
  { words, chunk }: Contribution,
  speech: ReadonlyArray<Span>,
  turns: ReadonlyArray<Turn>,
  names: Names,
): ReadonlyArray<Sentence> => {
  const ofChunk = words.map((word): ChunkWord => ({ ...word, chunk }))
  const goesOn = words.some(endsSentence) ? isMidSentence : undefined
  return wholeSentences(utterancesOf(ofChunk, speech, turns, goesOn)).flatMap(({ words, speaker }) =>
    shorter(words).map((part) => lineOf(chunk, tidied(part, names), speaker))
  )
}

/** Milliseconds. A word without a mark before a longer pause ends a sentence that an engine left open. */
const breath = 1000

/** A capital after a word without a mark counts as the beginning of a sentence, although it may begin a name. */
const isMidSentence: GoesOn = (said, { text }, pause) => {
  const last = said.at(-1)
  if (last === undefined || endsSentence(last)) return false
  if (title.test(last.text)) return true
  return last.text.endsWith(",") || (pause < breath && (!/^\p{Lu}/u.test(text) || /^I\b/.test(text)))
}

const lineOf = (chunk: number, words: ReadonlyArray<Word>, speaker: number | null): Sentence => {
  const { begin, end } = spanOf(words)
  return { chunk, begin, end, text: textOf(words), words, speaker }
}

const textOf = (words: ReadonlyArray<Word>): string => words.map(({ text }) => text).join(" ")

/** As many whole sentences at a time as fit into a line; a sentence that does not fit is divided at its longest pause. */
const shorter = (words: ReadonlyArray<ChunkWord>): ReadonlyArray<ReadonlyArray<ChunkWord>> => {
  if (words.length <= longest) return [words]
  const whole = words.findLastIndex((word, at) => at < longest && endsSentence(word)) + 1
  const end = words.findIndex(endsSentence) + 1
  const pause = whole > 0 ? 0 : longestPause(end > 0 ? words.slice(0, end) : words)
  const cut = whole || pause || end
  return cut === 0 || cut === words.length ? [words] : [words.slice(0, cut), ...shorter(words.slice(cut))]
}

/** The place of the word after the longest pause, if there is one at which a line may break; 0 if not. */
const longestPause = (words: ReadonlyArray<ChunkWord>): number => {
  const pauses = words.map(({ begin }, at) => begin - (words[at - 1]?.end ?? begin))
  const length = Math.max(...pauses)
  return length < minPause ? 0 : pauses.indexOf(length)
}

/** Sentences begin with a capital and a line ends with a mark, which an engine leaves out where its chunk ends. */
const tidied = (words: ReadonlyArray<ChunkWord>, names: Names): ReadonlyArray<Word> =>
  words.map(({ begin, end, text, confidence, spoken }, at) => {
    const before = words[at - 1]
    const named = withName(text, names)
    const begun = before === undefined || endsSentence(before) ? capital(named) : named
    const word = { begin, end, text: at === words.length - 1 ? ended(begun) : begun, confidence }
    return spoken === undefined ? word : { ...word, spoken }
  })

const withName = (text: string, names: Names): string => {
  const [, word = "", rest = ""] = /^(.*?)((?:['’]s)?[.,;:?!]*)$/.exec(text) ?? []
  const name = names.get(word.toLowerCase())
  return name === undefined ? text : name + rest
}

const ended = (text: string): string => /[\p{L}\p{N}%,;:]$/u.test(text) ? `${text.replace(/[,;:]$/, "")}.` : text
