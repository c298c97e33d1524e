import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { ChunkFailed } from "#domain/transcript/errors.ts"
import type { Span, Word } from "#domain/transcript/speech.ts"
import type { AudioChunk } from "#domain/transcript/transcriber.port.ts"
import { combine } from "./combine.ts"

/** Raw samples in, words with times from the start of the samples out. */
export type Hear = (samples: Buffer) => Promise<ReadonlyArray<Word> | ChunkFailed>

/** Slightly slower and faster: voices and rates of speech differ from those the model was trained on. */
const speeds = [0.97, 1.03]

/** Below this mean confidence an utterance is heard again. */
const sure = 0.75

/** Milliseconds: pauses that end an utterance, and what is kept around each. */
const pause = 350
const pad = 150

/**
 * Hears a chunk utterance by utterance. In most of them one person speaks, and the recogniser adapts to the average of what
 * it is given: two voices at once mislead it. Times are exact only there, too, because it leaves out silence.
 */
export const listen = (chunk: AudioChunk, samples: Buffer) => async (hear: Hear): ReturnType<Hear> => {
  const heard = await inTurn(utterancesOf(chunk), async ({ begin, end }) => {
    const from = Math.round(begin - chunk.begin)
    const to = Math.round(end - chunk.begin)
    const words = await hearUtterance(samples.subarray(from * bytesPerMillisecond, to * bytesPerMillisecond), hear)
    return words instanceof ChunkFailed ? words : timed(words, (time) => time + from)
  })
  return heard instanceof ChunkFailed ? heard : heard.flat()
}

/** Hears it at other speeds, too, if the recogniser is unsure; what most attempts heard stays. */
const hearUtterance = async (samples: Buffer, hear: Hear): ReturnType<Hear> => {
  const first = await hear(samples)
  if (first instanceof ChunkFailed || !isDoubtful(first)) return first
  const others = await inTurn(speeds, (speed) => hearAt(speed, samples, hear))
  return others instanceof ChunkFailed ? others : combine([first, ...others])
}

/** One after the other, because a process hears one sound at a time; up to the first failure. */
const inTurn = async <A>(
  [item, ...rest]: ReadonlyArray<A>,
  hear: (item: A) => ReturnType<Hear>,
): Promise<ReadonlyArray<ReadonlyArray<Word>> | ChunkFailed> => {
  if (item === undefined) return []
  const words = await hear(item)
  if (words instanceof ChunkFailed) return words
  const others = await inTurn(rest, hear)
  return others instanceof ChunkFailed ? others : [words, ...others]
}

const isDoubtful = (words: ReadonlyArray<Word>): boolean =>
  words.length > 0 && words.reduce((sum, { confidence }) => sum + (confidence ?? 1), 0) / words.length < sure

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
