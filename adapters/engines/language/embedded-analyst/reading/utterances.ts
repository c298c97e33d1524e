import { sentencesOf } from "#adapters/system/intl/sentences.ts"
import type { SegmentId } from "#domain/kernel/ids.ts"
import type { PlainLines } from "#domain/transcript/transcript.ts"
import { figureIn } from "./figures.ts"
import type { Language, Token } from "./language.ts"
import { tidied } from "./tidy.ts"

/** One sentence, by one speaker, in one segment. `quote` is verbatim from the segment, `text` is tidied for print. */
export interface Utterance {
  readonly index: number
  readonly segment: SegmentId
  /** Position of the segment in the transcript. */
  readonly position: number
  readonly speaker: string | null
  readonly quote: string
  readonly text: string
  /** Its words that name or do something, by their keys. */
  readonly terms: ReadonlyArray<string>
  /** The things it names, as they can stand in a title. */
  readonly phrases: ReadonlyArray<string>
  readonly isQuestion: boolean
  /** Greetings, thanks, consent. */
  readonly isChatter: boolean
  /** The topic that it opens, or null. */
  readonly opens: string | null
  /** Said without stumbling. */
  readonly isSmooth: boolean
  /** Can be understood by those who were not there: a sentence with a subject of its own. */
  readonly isWhole: boolean
  /** How much of a figure it holds, from 0 to 1. */
  readonly figure: number
}

const maxLength = 400
const maxQuoteLength = 2000

export const utterancesOf = (transcript: PlainLines, language: Language): ReadonlyArray<Utterance> => {
  const names = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker.name]))
  const found: Array<Utterance> = []
  for (const [position, segment] of transcript.segments.entries()) {
    for (const sentence of sentencesOf(segment.text.trim(), language.code)) {
      const quote = startOf(sentence.trim(), maxQuoteLength)
      const text = shortened(tidied(quote, language))
      if (!/[\p{L}\p{N}]/u.test(text) || isNoSentence(quote)) continue
      const speaker = names.get(segment.speakerId ?? "") ?? null
      found.push({
        index: found.length,
        segment: segment.id,
        position,
        speaker,
        quote,
        text,
        ...readingOf(text, quote, language),
      })
    }
  }
  return found
}

const readingOf = (text: string, quote: string, language: Language) => {
  const tokens = language.read(text)
  const { words } = language
  const terms = tokens.filter(({ isStop, part }) => !isStop && part !== "other").map(({ key }) => key)
  const isQuestion = /[?？؟]["”»]?$/.test(text) || (!/[.!。！…]$/u.test(quote) && words.asks.test(text))
  const isChatter = words.chatter.test(text)
  const opens = isQuestion ? null : openedBy(text, language)
  const [size, least, most] = cjk.test(text) ? [Array.from(text).length, 9, 110] : [tokens.length, 6, 45]
  const isClosed = /[.!。！"”）)]$/u.test(quote) || !/[.,!?;。，]/u.test(quote)
  const isSmooth = stumblesIn(quote, tokens, words.noises) <= Math.max(1, size / smooth)
  return {
    terms,
    phrases: phrasesOf(tokens, language.joint),
    isQuestion,
    isChatter,
    isSmooth,
    opens,
    isWhole: isSmooth && opens === null && !isQuestion && !isChatter && terms.length >= fewest && size >= least &&
      size <= most &&
      isClosed
      && language.isClause(tokens) && !words.leans.test(text) && !words.hedges.test(text),
    figure: figureIn(text, language),
  }
}

const openedBy = (text: string, { words, read }: Language): string | null => {
  const title = words.opens.exec(text)?.slice(1).find((group) => group !== undefined)?.trim() ?? ""
  const named = read(title).filter(({ isStop, isDull }) => !isStop && !isDull)
  return named.length > 0 && named.length <= 4 && named.some(({ part }) => part !== "other")
    ? title
    : null
}

const cjk = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u
const fewest = 3
/** One stumble in so many words is usual in speech. */
const smooth = 25

/** Noises, words that break off, and words that are begun again. */
const stumblesIn = (quote: string, tokens: ReadonlyArray<Token>, noises: RegExp): number => {
  const broken = tokens.filter(({ word, isStop }, at) => {
    const next = tokens[at + 1]?.word.toLowerCase() ?? ""
    const low = word.toLowerCase()
    const isBegun = low.length < 5 && next.length > low.length && next.startsWith(low)
    return !isStop && /^\p{sc=Latin}+$/u.test(word) && (isBegun || (/^\p{Ll}/u.test(word) && vowelless.test(low)))
  }).length
  return (quote.match(noises)?.length ?? 0) + (broken + (quote.match(repeated)?.length ?? 0)) * 2
}

const vowelless = /^(?:[^aeiouyáéíóúàèêâôõãü\d]{1,3}|.)$/u
/** Dashes where a sentence breaks off, and words said twice. */
const repeated =
  /\p{L}-(?= |$)|(?<= )[-–—](?= |$)|(?<![\p{L}'’])(\p{sc=Latin}{1,6}(?: \p{sc=Latin}{1,6})?) \1(?![\p{L}'’])|\.{3}|…/giu

/** A heading, a row of a table, a command, a line of a program: not a sentence of a language. */
const isNoSentence = (line: string): boolean =>
  /^(?:#{1,6} |\||```|~~~|\$ )|\s--?[a-z][\w-]*\s.*\s(?:--?[a-z]|[|>] )|[{};]$| \| .* \| |\$[?({]|\s(?:&&|\|\||=>|==|:=)\s/
    .test(line)

/** Names of things: nouns that stand together, with an adjective before them. */
const phrasesOf = (tokens: ReadonlyArray<Token>, joint: string | null): ReadonlyArray<string> => {
  const phrases: Array<string> = []
  let open: ReadonlyArray<Token> = []
  const close = (): void => {
    const named = open.at(-1)?.part === "adjective" ? [] : open
    if (named.length > 0 && named.length <= 3) phrases.push(named.map(written).join(joint ?? " "))
    open = []
  }
  for (const token of tokens) {
    const isThing = !token.isStop && !token.isDull && /^(?:noun|name|adjective)$/.test(token.part)
    if (!isThing || token.isApart || joint === null || (token.part === "adjective" && open.length > 0)) close()
    if (isThing) open = [...open, token]
  }
  close()
  return phrases
}

const written = ({ word, part }: Token): string =>
  part === "name" || /[A-Z0-9].*[A-Z]/.test(word) || !/^\p{Lu}\p{Ll}+$/u.test(word) ? word : word.toLowerCase()

const shortened = (text: string): string => text.length <= maxLength ? text : `${startOf(text, maxLength)}…`

/** As many whole words as fit. */
const startOf = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, limit).replace(/\s+\S*$/, "")
