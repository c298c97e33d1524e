import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { ChunkFailed } from "#domain/transcript/errors.ts"
import type { Span, Word } from "#domain/transcript/speech.ts"
import type { AudioChunk } from "#domain/transcript/transcriber.port.ts"
import { combine } from "./combine.ts"

/** Raw samples in, words with times from the start of the samples out. */
export type Hear = (samples: Buffer) => Promise<ReadonlyArray<Word> | ChunkFailed>

/** Slightly slower and faster: voices and rates of speech differ from those the model was trained on. */
const slower = 0.97
const faster = 1.03

/** Below this mean confidence a chunk is heard again. Measured: 0.83 on clean synthetic speech, 0.65 on real speech. */
const sure = 0.75

/** Milliseconds: pauses that end an utterance, and what is kept around each. */
const pause = 350
const pad = 150

/**
 * Hears a chunk utterance by utterance, because times are exact only there: the recogniser leaves out silence. If it is
 * unsure, it hears the chunk as a whole, too, and at other speeds; what most attempts heard stays.
 */
export const listen = (chunk: AudioChunk, samples: Buffer) => async (hear: Hear) => {
  const spans = utterancesOf(chunk)
  const first = await hearEach(spans.length > 1 ? spans : [chunk], chunk, samples, hear)
  if (first instanceof ChunkFailed || !isDoubtful(first)) return first
  const slow = await hearAt(slower, samples, hear)
  if (slow instanceof ChunkFailed) return slow
  const other = spans.length > 1 ? await hear(samples) : await hearAt(faster, samples, hear)
  return other instanceof ChunkFailed ? other : combine([first, slow, other])
}

const isDoubtful = (words: ReadonlyArray<Word>): boolean =>
  words.length > 0 && words.reduce((sum, { confidence }) => sum + (confidence ?? 1), 0) / words.length < sure

/** The speech of a chunk, cut at its pauses. */
const utterancesOf = ({ begin, end, speech = [] }: AudioChunk): ReadonlyArray<Span> => {
  const joined: Array<Span> = []
  for (const span of speech) {
    const last = joined.at(-1)
    if (last !== undefined && span.begin - last.end < pause) joined[joined.length - 1] = { ...last, end: span.end }
    else joined.push(span)
  }
  return joined.map((span) => ({ begin: Math.max(begin, span.begin - pad), end: Math.min(end, span.end + pad) }))
}

const hearEach = async (
  [span, ...rest]: ReadonlyArray<Span>,
  chunk: AudioChunk,
  samples: Buffer,
  hear: Hear,
): Promise<ReadonlyArray<Word> | ChunkFailed> => {
  if (span === undefined) return []
  const from = Math.round(span.begin - chunk.begin)
  const to = Math.round(span.end - chunk.begin)
  const words = await hear(samples.subarray(from * bytesPerMillisecond, to * bytesPerMillisecond))
  if (words instanceof ChunkFailed) return words
  const others = await hearEach(rest, chunk, samples, hear)
  if (others instanceof ChunkFailed) return others
  return [...timed(words, (time) => time + from), ...others]
}

const hearAt = async (speed: number, samples: Buffer, hear: Hear) => {
  const words = await hear(atSpeed(samples, speed))
  return words instanceof ChunkFailed ? words : timed(words, (time) => Math.round(time * speed))
}

const timed = (words: ReadonlyArray<Word>, timeOf: (time: number) => number): ReadonlyArray<Word> =>
  words.map((word) => ({ ...word, begin: timeOf(word.begin), end: timeOf(word.end) }))

/** The same sound at another speed, and so at another pitch: 16-bit samples, interpolated. */
export const atSpeed = (samples: Buffer, speed: number): Buffer => {
  const count = samples.length >> 1
  const length = Math.floor(count / speed)
  const result = Buffer.alloc(2 * length)
  for (let at = 0; at < length; at++) {
    const from = Math.floor(at * speed)
    const share = at * speed - from
    const left = samples.readInt16LE(2 * Math.min(from, count - 1))
    const right = samples.readInt16LE(2 * Math.min(from + 1, count - 1))
    result.writeInt16LE(Math.round(left + (right - left) * share), 2 * at)
  }
  return result
}
