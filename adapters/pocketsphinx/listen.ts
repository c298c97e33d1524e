import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { ChunkFailed } from "#domain/transcript/errors.ts"
import type { Span, Word } from "#domain/transcript/speech.ts"
import type { AudioChunk } from "#domain/transcript/transcriber.port.ts"
import { type Hear, hearUtterance, type Searches } from "./hear-utterance.ts"

/** Milliseconds: pauses that end an utterance, and what is kept around each. */
const pause = 350
const pad = 150

/**
 * Recognises a chunk utterance by utterance. Most have a single speaker, and the recogniser adapts to the average of
 * its input: several voices in one piece mislead it. Times are also only exact within an utterance, because it skips
 * silence.
 */
export const listen = (chunk: AudioChunk, samples: Buffer) => (searches: Searches): ReturnType<Hear> =>
  hearEach(utterancesOf(chunk), chunk, samples, searches)

/** One after another, because a recogniser handles one at a time; up to the first failure. */
const hearEach = async (
  [span, ...rest]: ReadonlyArray<Span>,
  chunk: AudioChunk,
  samples: Buffer,
  searches: Searches,
): ReturnType<Hear> => {
  if (span === undefined) return []
  const from = Math.round(span.begin - chunk.begin)
  const to = Math.round(span.end - chunk.begin)
  const words = await hearUtterance(samples.subarray(from * bytesPerMillisecond, to * bytesPerMillisecond), searches)
  if (words instanceof ChunkFailed) return words
  const others = await hearEach(rest, chunk, samples, searches)
  return others instanceof ChunkFailed ? others : [...words.map((word) => later(word, from)), ...others]
}

const later = (word: Word, by: number): Word => ({ ...word, begin: word.begin + by, end: word.end + by })

/** The speech of a chunk, cut at its pauses; all of it if no more is known. */
const utterancesOf = (chunk: AudioChunk): ReadonlyArray<Span> => {
  const { begin, end, speech = [] } = chunk
  const joined: Array<Span> = []
  for (const span of speech) {
    const last = joined.at(-1)
    if (last !== undefined && span.begin - last.end < pause) joined[joined.length - 1] = { ...last, end: span.end }
    else joined.push(span)
  }
  if (joined.length === 0) return [chunk]
  return joined.map((span) => ({ begin: Math.max(begin, span.begin - pad), end: Math.min(end, span.end + pad) }))
}
