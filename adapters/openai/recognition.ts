import type { Span, Word } from "#domain/transcript/speech.ts"
import type { AudioChunk, Recognition } from "#domain/transcript/transcriber.port.ts"
import { type SoundMap, spreadWords } from "../pcm/spread-words.ts"
import type { DiarizedAnswer, PlainAnswer, VerboseAnswer } from "./answers.ts"
import { languageCode } from "./language-code.ts"

/** Words with their own times; without them, the text of each segment is spread over it. */
export const fromVerbose = (answer: VerboseAnswer, chunk: AudioChunk, map: SoundMap): Recognition => {
  const segments = (answer.segments ?? []).filter((segment) => !isSilent(segment))
  if (segments.length === 0 && !answer.words?.length) {
    return answer.segments?.length ? { words: [], language: languageOf(answer) } : fromPlain(answer, chunk, map)
  }
  const sentences = segments
    .map((segment) => Object.assign(spanIn(chunk, segment), { text: segment.text.trim() }))
    .filter((sentence) => sentence.text !== "")
  const confidences = segments.map((segment) =>
    Object.assign(spanIn(chunk, segment), { confidence: confidenceOf(segment) })
  )
  const words = answer.words?.length
    ? answer.words.flatMap((word) => timedWord(chunk, word, answer.segments?.length ? confidences : null))
    : sentences.flatMap((sentence) => spreadWords(sentence.text, sentence, map, chunk.begin))
  return { words, ...(sentences.length > 0 ? { sentences } : {}), language: languageOf(answer) }
}

/** Text only: words are spread over the audible parts of the chunk, and sentences follow the words. */
export const fromPlain = (answer: PlainAnswer, chunk: AudioChunk, map: SoundMap): Recognition => {
  const words = spreadWords(answer.text, chunk, map, chunk.begin)
  return { words, sentences: sentencesOf(words, answer.text), language: languageOf(answer) }
}

export const fromDiarized = (answer: DiarizedAnswer, chunk: AudioChunk, map: SoundMap): Recognition => {
  const spoken = answer.segments.filter((segment) => segment.text.trim() !== "")
  const turns = spoken.map((segment) => Object.assign(spanIn(chunk, segment), { label: segment.speaker }))
  const sentences = spoken.map((segment) => Object.assign(spanIn(chunk, segment), { text: segment.text.trim() }))
  const words = sentences.flatMap((sentence) => spreadWords(sentence.text, sentence, map, chunk.begin))
  return { words, sentences, turns, language: null }
}

interface Seconds {
  readonly start: number
  readonly end: number
}

type Segment = NonNullable<VerboseAnswer["segments"]>[number]

/** Whisper's own rule for a segment without speech. */
const isSilent = (segment: Segment): boolean => (segment.no_speech_prob ?? 0) > 0.6 && (segment.avg_logprob ?? 0) < -1

const confidenceOf = (segment: Segment): number | null =>
  typeof segment.avg_logprob === "number" ? Math.min(1, Math.exp(segment.avg_logprob)) : null

/** Drops words in segments without speech; `segments` is null when the answer had none. */
const timedWord = (
  chunk: AudioChunk,
  word: Seconds & { readonly word: string },
  segments: ReadonlyArray<Span & { readonly confidence: number | null }> | null,
): ReadonlyArray<Word> => {
  const text = word.word.trim()
  const span = spanIn(chunk, word)
  const middle = (span.begin + span.end) / 2
  const segment = segments?.find((segment) => middle >= segment.begin - 250 && middle <= segment.end + 250)
  if (text === "" || (segments !== null && segment === undefined)) return []
  return [{ ...span, text, confidence: segment?.confidence ?? null }]
}

/** Models sometimes return times past the end of the audio, or out of order; both are clamped to the chunk. */
const spanIn = (chunk: AudioChunk, { start, end }: Seconds): Span => {
  const inside = (seconds: number): number =>
    Math.min(chunk.end, Math.max(chunk.begin, Math.round(chunk.begin + seconds * 1000)))
  return { begin: inside(Math.min(start, end)), end: inside(Math.max(start, end)) }
}

const languageOf = (answer: PlainAnswer): string | null =>
  languageCode(answer.language) ?? languageCode(answer.languages?.[0]?.code)

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
