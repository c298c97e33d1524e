import { type SoundMap, spreadWords } from "#adapters/media/pcm/spread-words.ts"
import type { Span, Word } from "#domain/recognition/speech.ts"
import type { AudioChunk, Recognition } from "#domain/recognition/transcriber.port.ts"
import { languageCode } from "./language-code.ts"
import { timesWithin } from "./times-within.ts"
import { hasTimes, type ResponseSegment, type TranscriptionResponse } from "./transcription-response.ts"

/** Words with their own times; without them, the text of each segment is spread over it. */
export const fromVerbose = (answer: TranscriptionResponse, chunk: AudioChunk, map: SoundMap): Recognition => {
  const times = timesWithin(answer.segments, chunk, map)
  const segments = answer.segments.flatMap((segment, at) =>
    isSilent(segment) ? [] : [{ ...times[at] ?? chunk, text: segment.text, confidence: confidenceOf(segment) }]
  )
  const hasWordTimes = hasTimes(answer.words)
  if (segments.length === 0 && !hasWordTimes) {
    return answer.segments.length > 0
      ? { words: [], language: languageOf(answer) }
      : fromPlain(answer, chunk, map)
  }
  const sentences = segments.map(({ begin, end, text }) => ({ begin, end, text }))
  const words = hasWordTimes
    ? timedWords(answer, chunk, map, segments)
    : sentences.flatMap((sentence) => spreadWords(sentence.text, sentence, map, chunk.begin))
  return { words, ...(sentences.length > 0 ? { sentences } : {}), language: languageOf(answer) }
}

/** Text only: words are spread over the audible parts of the chunk, and sentences follow the words. */
export const fromPlain = (answer: TranscriptionResponse, chunk: AudioChunk, map: SoundMap): Recognition => {
  const words = spreadWords(answer.text, chunk, map, chunk.begin)
  return { words, sentences: sentencesOf(words, answer.text), language: languageOf(answer) }
}

export const fromDiarized = (answer: TranscriptionResponse, chunk: AudioChunk, map: SoundMap): Recognition => {
  if (answer.segments.length === 0) return fromPlain(answer, chunk, map)
  const times = timesWithin(answer.segments, chunk, map)
  const spoken = answer.segments.map((segment, at) => ({ ...segment, ...times[at] ?? chunk }))
  const turns = spoken.flatMap(({ begin, end, speaker }) => speaker === null ? [] : [{ begin, end, label: speaker }])
  const sentences = spoken.map(({ begin, end, text }) => ({ begin, end, text }))
  const words = sentences.flatMap((sentence) => spreadWords(sentence.text, sentence, map, chunk.begin))
  return { words, sentences, ...(turns.length > 0 ? { turns } : {}), language: null }
}

/** Whisper's own rule for a segment without speech. */
const isSilent = ({ silence, likelihood }: ResponseSegment): boolean => (silence ?? 0) > 0.6 && (likelihood ?? 0) < -1

const confidenceOf = ({ likelihood }: ResponseSegment): number | null =>
  likelihood === null ? null : Math.min(1, Math.exp(likelihood))

/** Words in segments without speech are dropped, unless their times are ours. */
const timedWords = (
  { words, segments }: TranscriptionResponse,
  chunk: AudioChunk,
  map: SoundMap,
  spoken: ReadonlyArray<Span & { readonly confidence: number | null }>,
): ReadonlyArray<Word> => {
  const times = timesWithin(words, chunk, map)
  return words.flatMap(({ text, start, end }, at) => {
    const span = times[at] ?? chunk
    const middle = (span.begin + span.end) / 2
    const segment = spoken.find(({ begin, end }) => middle >= begin - 250 && middle <= end + 250)
    if (segments.length > 0 && segment === undefined && start !== null && end !== null) return []
    return [{ begin: span.begin, end: span.end, text, confidence: segment?.confidence ?? null }]
  })
}

const languageOf = ({ language }: TranscriptionResponse): string | null =>
  languageCode(typeof language === "string" ? language : null)

/** Sentences end at punctuation; their text is cut from the answer, so that spacing is preserved. */
const sentencesOf = (words: ReadonlyArray<Word>, text: string): NonNullable<Recognition["sentences"]> => {
  const sentences: Array<{ begin: number; end: number; text: string }> = []
  let open = true
  let position = 0
  for (const word of words) {
    const start = text.indexOf(word.text, position)
    const end = start + word.text.length
    const last = sentences.at(-1)
    if (open || !last) sentences.push({ begin: word.begin, end: word.end, text: word.text })
    else {sentences[sentences.length - 1] = {
        begin: last.begin,
        end: word.end,
        text: last.text + text.slice(position, end),
      }}
    position = end
    open = /[.!?。！？…]["'”’)\]]*$/u.test(word.text)
  }
  return sentences
}
