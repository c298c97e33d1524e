import { sentencesOf } from "#adapters/intl/sentences.ts"
import type { SegmentId } from "#domain/kernel/ids.ts"
import type { PlainLines } from "#domain/transcript/transcript.ts"
import type { Language, Words } from "./language.ts"

/** One sentence, by one speaker, in one segment. `quote` is verbatim from the segment, `text` is tidied for print. */
export interface Utterance extends Words {
  readonly index: number
  readonly segment: SegmentId
  /** Position of the segment in the transcript. */
  readonly position: number
  readonly speaker: string | null
  readonly quote: string
  readonly text: string
  readonly isQuestion: boolean
  readonly isChatter: boolean
}

const maxLength = 400
const maxQuoteLength = 2000

export const utterancesOf = (transcript: PlainLines, language: Language): ReadonlyArray<Utterance> => {
  const names = new Map(transcript.speakers.map((speaker) => [speaker.id, speaker.name]))
  const found: Array<Utterance> = []
  for (const [position, segment] of transcript.segments.entries()) {
    for (const quote of quotesOf(segment.text, language)) {
      const text = shortened(language.tidy(quote.replace(marker, "")))
      if (!/[\p{L}\p{N}]/u.test(text) || isNoSentence(quote)) continue
      found.push({
        index: found.length,
        segment: segment.id,
        position,
        speaker: names.get(segment.speakerId ?? "") ?? null,
        quote,
        text,
        isQuestion: language.isQuestion(text),
        isChatter: language.isChatter(text),
        ...language.read(text),
      })
    }
  }
  return found
}

/** The signs of a list or a quotation. */
const marker = /^[>•*+–☐☑-]\s+/

/** A heading, a row of a table, a command, a line of a program: not a sentence of a language. */
const isNoSentence = (line: string): boolean =>
  /^(?:#{1,6} |\||```|~~~|\$ )|\s--?[a-z][\w-]*\s.*\s(?:--?[a-z]|[|>] )|[{};]$| \| .* \| |\$[?({]|\s(?:&&|\|\||=>|==|:=)\s/
    .test(
      line,
    )

const quotesOf = (text: string, { code, divided }: Language): ReadonlyArray<string> =>
  sentencesOf(text.trim(), code).flatMap((sentence) => divided(sentence.trim()))
    .map((part) => startOf(part, maxQuoteLength))

const shortened = (text: string): string => text.length <= maxLength ? text : `${startOf(text, maxLength)}…`

/** As many whole words as fit. */
const startOf = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, limit).replace(/\s+\S*$/, "")
